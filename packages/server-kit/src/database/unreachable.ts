// SPDX-License-Identifier: Apache-2.0
import { isCertificateRefused } from './certificate-refused.ts'

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
])
const unreachableMessages =
  /Connection terminated|Query read timeout|not currently accepting connections|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/

/**
 * Is the database unreachable (as opposed to the query being wrong)? Such a failure is temporary and becomes
 * a 503.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A server whose certificate is rejected cannot be used, but may be again once the certificate is renewed.
  if (isCertificateRefused(error)) return true
  const { code, syscall } = error as { code?: string; syscall?: string }
  if (code === 'ENOENT' && syscall !== 'connect') return false
  return (
    (code !== undefined && unreachableCodes.has(code)) ||
    unreachableMessages.test(error.message) ||
    isReadOnly(error) ||
    saysPooler(error)
  )
}

/**
 * A pooler that reaches no database uses one code for every error, 08P01, which the database itself uses for
 * protocol violations; only the database names the routine that reported it.
 */
function saysPooler(error: Error): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '08P01' && routine === undefined
}

/**
 * Must the connection that raised this be closed? Its database is a primary that became a standby and still
 * answers, or an answer is still outstanding.
 */
export function isSpent(error: unknown): error is Error {
  return error instanceof Error && (isReadOnly(error) || error.message.includes('Query read timeout'))
}

/** The database is read-only. */
const isReadOnly = (error: Error): boolean => (error as { code?: string }).code === '25006'
