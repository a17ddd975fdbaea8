// SPDX-License-Identifier: Apache-2.0
import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-sandbox-payout-signature'

/** Signs a request with the secret of the account: its method, its path and its body. */
export const signRequest = (secret: string, method: string, path: string, body: string): string =>
  createHmac('sha256', secret).update(`${method}\n${path}\n${body}`).digest('hex')

/** Whether a signature is right, in constant time. */
export function isSignature(given: unknown, wanted: string): boolean {
  if (typeof given !== 'string' || given.length !== wanted.length) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
}
