// SPDX-License-Identifier: Apache-2.0
import { isCertificateRefused } from '../outbound/certificate.ts'

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
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/

/**
 * Is the database away (as opposed to the query being wrong)? Such a failure passes by itself and becomes a
 * 503.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Whoever is not believed cannot be asked, and may be believed again as soon as their certificate is
  // renewed.
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
 * A pooler that reaches no database has one code for all that it says, 08P01, which the database itself uses
 * for a client that speaks wrongly; only the database names the routine in which it noticed.
 */
function saysPooler(error: Error): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '08P01' && routine === undefined
}

/**
 * Must nobody else get the connection on which this came? Its database is a primary that has become a standby
 * and goes on answering, or it owes an answer.
 */
export function isSpent(error: unknown): error is Error {
  return error instanceof Error && (isReadOnly(error) || error.message.includes('Query read timeout'))
}

/** The database takes no writes. */
const isReadOnly = (error: Error): boolean => (error as { code?: string }).code === '25006'
