// SPDX-License-Identifier: Apache-2.0
import { createHmac, timingSafeEqual } from 'node:crypto'

export const momentHeader = 'x-feed-timestamp'
export const signatureHeader = 'x-feed-signature'
const mostApartMs = 5 * 60_000

/** The signature of a message that is sent at a moment. */
export const signMessage = (secret: string, sentMs: number, body: Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(`${sentMs}.`).update(body).digest('hex')}`

/** Whether whoever sends this knows the secret, and has signed it just now. In constant time. */
export function isSignedMessage(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Uint8Array,
  nowMs: number,
): boolean {
  const [moment, signature] = [headers[momentHeader], headers[signatureHeader]]
  if (secret === '' || typeof moment !== 'string' || typeof signature !== 'string') return false
  if (!/^\d{13}$/.test(moment) || !/^sha256=[\da-f]{64}$/.test(signature)) return false
  if (Math.abs(nowMs - Number(moment)) > mostApartMs) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signMessage(secret, Number(moment), body)))
}
