// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, negate, zero, type Amount } from '@tessera/rules/money'
import type { OwnEntry } from '@tessera/rules/wallet/compare-statement'
import type { Queries } from '../../../platform/db/index.ts'
import { postedAmounts, type PostedKey } from '../../ledger/index.ts'
import type { PayAccount } from '../ports.ts'
import { eventsOfAccount, paymentsOfWithdrawals, type EventRow } from './entry-store.ts'

/** A provider books a payment up to so much earlier or later than we hear of it. */
export const entryMarginMs = 3 * 24 * 60 * 60_000
/** So many payments of one account are compared at once. */
export const mostEntries = 100_000
const keysAtOnce = 5_000

export interface Range {
  fromMs: number
  /** Exclusive. */
  toMs: number
}

/**
 * What happened at a payment account in a range as the platform knows it, with what the ledger has of it. Undefined when it
 * is too much.
 */
export async function ownEntries(
  db: Queries,
  account: PayAccount,
  range: Range,
): Promise<OwnEntry[] | undefined> {
  const [from, to] = [new Date(range.fromMs - entryMarginMs), new Date(range.toMs + entryMarginMs)]
  const events = await eventsOfAccount(db, account.id, { from, to, limit: mostEntries + 1 })
  if (events.length > mostEntries) return undefined
  const posted = await postedOf(db, account, events)
  const isOptional = (atMs: number): boolean => atMs < range.fromMs || atMs >= range.toMs
  const entries = events.map((row, index): OwnEntry => ({
    id: row.event_id,
    references: referencesOf(row),
    atMs: row.received_at,
    amount: signed(row),
    currency: row.currency,
    posted: posted[index],
    optional: isOptional(row.received_at),
    byAmount: false,
  }))
  return account.type === 'bank' ? [...entries, ...(await withdrawals(db, account, { from, to }))] : entries
}

const goesOut = ({ direction, state }: EventRow): boolean => direction === 'debit' || state === 'reversed'
const signed = (row: EventRow): Amount => {
  const amount = amountOfMillionths(row.amount)
  return goesOut(row) ? negate(amount) : amount
}

/** Each name by which the provider may know a payment. */
function referencesOf({
  event_id: id,
  reference,
  pay_reference: payReference,
  deposit_id: depositId,
}: EventRow): string[] {
  const ofTotal = /^(.+?):(?:money|reversed)(?::\d+){0,2}$/.exec(id)?.[1]
  const ofHand = /^(?:transfer|line):(.+)$/.exec(id)?.[1]
  return [id, reference, payReference, depositId, ofTotal, ofHand].filter((name) => typeof name === 'string')
}

/** What the ledger has of each event that it should have something of: the deposit with its fee, or suspense. */
async function postedOf(
  db: Queries,
  account: PayAccount,
  events: readonly EventRow[],
): Promise<(Amount | undefined)[]> {
  const keysOf = (row: EventRow): PostedKey[] => {
    if (goesOut(row)) return []
    if (row.suspense !== null)
      return [{ cause: 'wallet.suspense', externalId: `${account.id}/${row.event_id}` }]
    const externalId = row.deposit_id ?? ''
    return [
      { cause: 'wallet.deposit', externalId },
      { cause: 'wallet.depositFee', externalId },
    ]
  }
  const keys = events.map(keysOf)
  const flat = keys.flat()
  const amounts: Amount[] = []
  for (let from = 0; from < flat.length; from += keysAtOnce)
    amounts.push(...(await postedAmounts(db, flat.slice(from, from + keysAtOnce))))
  let at = 0
  return keys.map(({ length }) => {
    const own = amounts.slice(at, (at += length))
    return length === 0 ? undefined : amountOfMillionths(own.reduce((sum, one) => sum + one, zero as bigint))
  })
}

/**
 * Withdrawals that operators paid in these days. Nobody says from which bank account, so none is missed; an equal amount
 * that went out is enough.
 */
async function withdrawals(
  db: Queries,
  { currency }: PayAccount,
  { from, to }: { from: Date; to: Date },
): Promise<OwnEntry[]> {
  const rows = await paymentsOfWithdrawals(db, currency, { from, to, limit: mostEntries })
  return rows.map((row) => ({
    id: `withdrawal:${row.id}:${row.number}`,
    references: [row.id],
    atMs: row.paid_at,
    amount: negate(amountOfMillionths(row.amount)),
    currency,
    optional: true,
    byAmount: true,
  }))
}
