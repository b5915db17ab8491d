interface ErrorLine {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  query?: string
  cause?: ErrorLine
  [key: string]: unknown
}

/**
 * An error as the log may hold it. Messages of the database, of its driver and of parsers repeat the values
 * that they stumbled over, which may be anybody's; of those only the kind, the code and the place are kept.
 */
export function describeError(error: unknown, depth = 0): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const text = (name: string): string | undefined => {
    const value: unknown = Object.hasOwn(error, name) ? Reflect.get(error, name) : undefined
    return typeof value === 'string' ? value : undefined
  }
  const line: ErrorLine = {
    type: error.name || error.constructor.name,
    message: repeatsValues(error) ? '' : error.message,
    stack: framesOf(error),
  }
  const code = text('code')
  const constraint = text('constraint')
  const query = text('query')
  if (code !== undefined) line.code = code
  if (constraint !== undefined) line.constraint = constraint
  // The statement with its placeholders; the values stand apart from it and are left out.
  if (query !== undefined) line.query = query
  if (error.cause instanceof Error && depth < 5) line.cause = describeError(error.cause, depth + 1)
  return line
}

function repeatsValues(error: Error): boolean {
  const fromDatabase = 'severity' in error && 'routine' in error
  const fromDriver = 'query' in error && 'params' in error
  return fromDatabase || fromDriver || error instanceof SyntaxError || error.name === 'ZodError'
}

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 20)
    .join('\n')
}
