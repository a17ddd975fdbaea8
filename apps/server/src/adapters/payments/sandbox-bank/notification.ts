// SPDX-License-Identifier: Apache-2.0
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type Amount, amountFromWire, amountText } from '@tessera/rules/money'
import { z } from 'zod'
import type { PayEvent, RawRequest } from '../../../modules/wallet/ports.ts'

/** The bank's notification to a shop: JSON, signed with the account's secret over its bytes. */
export const signatureHeader = 'x-sandbox-bank-signature'

export interface Message {
  eventId: string
  reference: string
  intentId: string
  state: 'paid' | 'partial' | 'failed'
  amount: Amount
  currency: string
  atMs: number
}

/** The body. Amounts are decimal text with two decimals. */
export const writeMessage = ({
  eventId,
  reference,
  intentId,
  state,
  amount,
  currency,
  atMs,
}: Message): string =>
  JSON.stringify({
    eventId,
    reference,
    intentId,
    state,
    amount: amountText(amount),
    currency,
    at: new Date(atMs).toISOString(),
  })

export const signBody = (secret: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Whether the signature of this request is right. In constant time, over the received bytes. */
export function isSigned(secret: string, { headers, body }: RawRequest): boolean {
  const signature = headers[signatureHeader]
  if (typeof signature !== 'string' || !/^[\da-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signBody(secret, body), 'hex'))
}

const message = z.object({
  eventId: z.uuid(),
  reference: z.string().length(43),
  intentId: z.uuid(),
  state: z.enum(['paid', 'partial', 'failed']),
  amount: z.string().regex(/^\d{1,11}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z0-9]{2,12}$/),
})

/** The event in a body; undefined for one that the bank would never send. */
export function readMessage(body: Uint8Array): PayEvent | undefined {
  const parsed = message.safeParse(parseJson(body))
  if (!parsed.success) return undefined
  const { eventId, reference, intentId, state, amount, currency } = parsed.data
  const value = Number(amount)
  if (value > largestAmount) return undefined
  return {
    eventId,
    providerRef: reference,
    intentId,
    state,
    amount: amountFromWire(value),
    currency,
    bodyHash: createHash('sha256').update(body).digest('hex'),
  }
}

const largestAmount = 10_000_000_000

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
