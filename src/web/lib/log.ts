/** The one place in the browser that writes to the console: for what a developer must see and a user need not. */
const { console: output } = globalThis

export function logError(message: string, cause?: unknown): void {
  output.error(message, cause)
}
