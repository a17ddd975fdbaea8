// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { type Amount, amountOfMillionths, amountText, formatAmount, zero } from '@tessera/rules/money'
import type { PayEvent } from '../../../modules/wallet/ports.ts'
import { readAt } from './json-pointer.ts'
import type { HostedPageSettings } from './settings.ts'

type State = 'paid' | 'pending' | 'failed' | 'expired'
const states = ['paid', 'pending', 'failed', 'expired'] as const satisfies readonly State[]

/** More than any account holds: the database would refuse it. */
const largestAmount = 10n ** 18n
export const idForm = /^[\w.:-]{1,64}$/

/** What a payment at the provider is, as its JSON says by the configured map. Throws with what is missing. */
export function eventOfPayment(json: unknown, settings: HostedPageSettings, askedId: string): PayEvent {
  const id = textAt(json, settings.id)
  if (id !== askedId) throw new Error('the provider answered about another payment')
  const word = textAt(json, settings.status)
  const state = states.find((one) => settings[one].split(',').includes(word))
  // What a word means is never guessed.
  if (!state) throw new Error(`the provider has a status that is in no list: ${word.slice(0, 40)}`)
  const amount = state === 'paid' ? readAmount(readAt(json, settings.amount), settings) : zero
  const currency = textAt(json, settings.currency).toUpperCase()
  if (!/^[A-Z0-9]{2,12}$/.test(currency)) throw new Error('the provider names no currency')
  const intentId = textAt(json, settings.reference)
  return {
    eventId: `${id}:${state}`,
    providerRef: id,
    intentId,
    state,
    amount,
    total: true,
    currency,
    bodyHash: createHash('sha256')
      .update(JSON.stringify([id, state, intentId, formatAmount(amount), currency]))
      .digest('hex'),
  }
}

/** An id, word or number as a text. */
export function textAt(json: unknown, pointer: string): string {
  const value = readAt(json, pointer)
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '' || text.length > 200)
    throw new Error(`the provider's answer has nothing at ${pointer}`)
  return text
}

/** An amount as the provider writes it; more than hundredths is rounded down. */
export function readAmount(value: unknown, { amounts }: Pick<HostedPageSettings, 'amounts'>): Amount {
  const text = typeof value === 'number' ? String(value) : value
  const form = amounts === 'hundredths' ? /^(\d{1,18})$/ : /^(\d{1,15})(?:\.(\d{1,18}))?$/
  const [, whole, part = ''] = (typeof text === 'string' && form.exec(text)) || []
  if (whole === undefined) throw new Error('the provider names no amount')
  const hundredths =
    amounts === 'hundredths' ? BigInt(whole) : BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
  const millionths = hundredths * 10_000n
  if (millionths > largestAmount) throw new Error('the provider names more than any account holds')
  return amountOfMillionths(millionths)
}

/** An amount as the provider reads it. */
export const writeAmount = (
  amount: Amount,
  { amounts }: Pick<HostedPageSettings, 'amounts'>,
): string | number => (amounts === 'hundredths' ? Number(amount / 10_000n) : amountText(amount))
