// SPDX-License-Identifier: Apache-2.0
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { amountFromWire } from '@tessera/rules/money'
import { z } from 'zod'
import type { BankLine, PayEvent, RawRequest } from '../../../modules/wallet/ports.ts'

/** How SePay signs: HMAC-SHA256 over timestamp, a dot and the body. */
export const signatureHeader = 'x-sepay-signature'
export const timestampHeader = 'x-sepay-timestamp'

/** A signature that is older, or from further ahead, is refused. */
export const signatureWindowMs = 5 * 60_000

export const signLine = (key: string, timestamp: string, body: Uint8Array): string =>
  `sha256=${createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')}`

/**
 * Whether this request comes from somebody who has the key: by its signature, or as an API key if it has no
 * signature. In constant time, over the received bytes.
 */
export function isFromSepay(key: string, { headers, body }: RawRequest, nowMs: number): boolean {
  const signature = headers[signatureHeader]
  if (signature === undefined) return sameText(headers.authorization, `Apikey ${key}`)
  const timestamp = headers[timestampHeader]
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(nowMs - Number(timestamp) * 1000) > signatureWindowMs) return false
  return sameText(signature, signLine(key, timestamp, body))
}

/** Digests of one length are compared, so that the time says nothing, not even of the length. */
function sameText(sent: string | string[] | undefined, right: string): boolean {
  if (typeof sent !== 'string') return false
  const [one, other] = [sent, right].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

const optionalText = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((text) => text?.replace(/\p{Cc}+/gu, ' ').trim() ?? '')
const largestAmount = 1_000_000_000_000

const notice = z.object({
  id: z
    .union([z.number().int().nonnegative(), z.string().regex(/^[\w.:-]{1,80}$/)])
    .transform((id) => String(id)),
  accountNumber: optionalText(60),
  subAccount: optionalText(60),
  code: optionalText(60),
  content: optionalText(1000),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.number().nonnegative().max(largestAmount).multipleOf(0.01),
  referenceCode: optionalText(200),
  transactionDate: optionalText(40),
  /** Not of SePay itself; a service that knows the payer may say who it is. */
  sender: optionalText(200),
  currency: z
    .string()
    .regex(/^[A-Z0-9]{2,12}$/)
    .nullish(),
})

/** The line of the statement in a body; undefined for one that SePay would never send. */
export function readSepay(body: Uint8Array, accountCurrency: string): PayEvent | undefined {
  const parsed = notice.safeParse(parseJson(body))
  if (!parsed.success) return undefined
  const { id, transferType, transferAmount, referenceCode, ...said } = parsed.data
  const line: BankLine = {
    direction: transferType === 'in' ? 'credit' : 'debit',
    bankAccounts: [said.accountNumber, said.subAccount].filter((number) => number !== ''),
    contents: [said.content, said.code].filter((text) => text !== ''),
    sender: said.sender,
    reference: referenceCode,
    happenedAtMs: momentOf(said.transactionDate),
  }
  return eventOf(id, transferAmount, said.currency ?? accountCurrency, line)
}

/** What counts of a notification decides whether it is a repetition; the balance that services add does not. */
function eventOf(id: string, value: number, currency: string, line: BankLine): PayEvent {
  const { direction, bankAccounts, contents, reference } = line
  return {
    eventId: `line:${id}`,
    providerRef: reference,
    state: 'paid',
    amount: amountFromWire(value),
    currency,
    bodyHash: createHash('sha256')
      .update(JSON.stringify([direction, bankAccounts, contents, reference, value, currency]))
      .digest('hex'),
    line,
  }
}

/** SePay writes the time of Vietnam. */
function momentOf(text: string): number | undefined {
  const parsed = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
    ? Date.parse(`${text.replace(' ', 'T')}+07:00`)
    : Number.NaN
  return Number.isNaN(parsed) ? undefined : parsed
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
