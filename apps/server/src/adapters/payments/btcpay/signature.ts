// SPDX-License-Identifier: Apache-2.0
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RawRequest } from '../../../modules/wallet/ports.ts'

/** BTCPay signs the body alone; a repetition is recognised by what its invoice says. */
export const signatureHeader = 'btcpay-sig'

export const signBody = (secret: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Whether the signature of this request is right. In constant time, over the received bytes. */
export function isSigned(secret: string, { headers, body }: RawRequest): boolean {
  const signature = headers[signatureHeader]
  if (typeof signature !== 'string' || !/^sha256=[\da-f]{64}$/.test(signature)) return false
  const sent = Buffer.from(signature.slice('sha256='.length), 'hex')
  return timingSafeEqual(sent, Buffer.from(signBody(secret, body), 'hex'))
}
