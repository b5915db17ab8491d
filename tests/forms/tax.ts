/**
 * Income tax and National Insurance of 2025/26 as an employee pays them, near enough for a believable payslip.
 * Pence in, pence out.
 */
export function taxAndInsurance(gross: number): number {
  const pounds = gross / 100
  const allowance = Math.max(0, 12_570 - Math.max(0, pounds - 100_000) / 2)
  const taxable = Math.max(0, pounds - allowance)
  const basic = Math.min(taxable, 37_700) * 0.2
  const higher = Math.max(0, Math.min(taxable, 125_140) - 37_700) * 0.4
  const additional = Math.max(0, taxable - 125_140) * 0.45
  const insurance =
    Math.max(0, Math.min(pounds, 50_270) - 12_570) * 0.08 + Math.max(0, pounds - 50_270) * 0.02
  return Math.round((basic + higher + additional + insurance) * 100)
}

export const netPay = (gross: number, pensionShare: number): number =>
  gross - taxAndInsurance(Math.round(gross * (1 - pensionShare))) - Math.round(gross * pensionShare)
