const unreachableCodes = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND',
  '57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006', '25006',
])
const unreachableMessages = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Is the database away (as opposed to the query being wrong)? Such a failure passes by itself and becomes a 503. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: string; syscall?: string }
  if (code === 'ENOENT' && syscall !== 'connect') return false
  return (code !== undefined && unreachableCodes.has(code)) || unreachableMessages.test(error.message)
}
