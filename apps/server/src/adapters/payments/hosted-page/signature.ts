// SPDX-License-Identifier: Apache-2.0
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RawRequest } from '../../../modules/wallet/ports.ts'

/** A signature that is older, or from further ahead, is refused. */
export const signatureWindowMs = 5 * 60_000

/** HMAC-SHA256 over timestamp, a dot and the body. */
export const signNotice = (secret: string, timestamp: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

/** Whether this request was signed just now by somebody who has the secret. In constant time, over the received bytes. */
export function isSigned(
  secret: string,
  { headers, body }: RawRequest,
  names: { signatureHeader: string; timestampHeader: string },
  nowMs: number,
): boolean {
  const [signature, timestamp] = [headers[names.signatureHeader], headers[names.timestampHeader]]
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(nowMs - Number(timestamp) * 1000) > signatureWindowMs) return false
  const hex = typeof signature === 'string' ? /^(?:sha256=)?([\da-f]{64})$/.exec(signature)?.[1] : undefined
  if (hex === undefined) return false
  return timingSafeEqual(Buffer.from(hex, 'hex'), Buffer.from(signNotice(secret, timestamp, body), 'hex'))
}
