// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, negate, zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../platform/db/index.ts'
import { openAccounts, operatorAccount } from './account.ts'
import { creditCash } from './credit.ts'
import { balanceOfLocked, lockAccounts, post } from './post.ts'
import type { Transfer } from './transfer.ts'

/** By how much more, or if it is below zero less, an owner is to have been paid from the operator's account of a purpose. */
export interface PaymentCorrection {
  owner: string
  currency: string
  purpose: string
  difference: Amount
  cause: string
  externalId: string
  /** What the account record calls money that is taken back. */
  kindOfBack?: string
}

/**
 * Corrects what an owner was paid with new postings: pays what is missing, or takes back what was too much. What their
 * cash does not cover becomes a debt, posted under the cause `{cause}.owed`, which later payments settle first. Returns
 * that debt; throws, and the transaction must end, when the correction was posted before.
 */
export async function correctPayment(
  tx: Tx,
  { owner, currency, purpose, difference, cause, externalId, kindOfBack = 'rollback' }: PaymentCorrection,
): Promise<Amount> {
  if (difference === 0n) return zero
  const accounts = await openAccounts(tx, owner, currency)
  const operator = await operatorAccount(tx, purpose, currency)
  if (difference > 0n) {
    const credit = { from: operator, to: accounts, amount: difference, cause, externalId, kind: 'win' }
    requirePosted((await creditCash(tx, credit)).status, externalId)
    return zero
  }
  await lockAccounts(tx, [accounts.cash.id, accounts.receivable.id])
  const back = negate(difference)
  const there = await balanceOfLocked(tx, accounts.cash)
  const taken = there < back ? there : back
  const owed = amountOfMillionths(back - taken)
  const to = { to: operator, externalId, kind: kindOfBack }
  await takeBack(tx, { ...to, from: accounts.cash, amount: taken, cause })
  await takeBack(tx, { ...to, from: accounts.receivable, amount: owed, cause: `${cause}.owed` })
  return owed
}

async function takeBack(tx: Tx, transfer: Transfer): Promise<void> {
  if (transfer.amount === 0n) return
  const [posted] = await post(tx, [transfer])
  requirePosted(posted?.status, transfer.externalId)
}

function requirePosted(status: string | undefined, externalId: string): void {
  if (status !== 'posted') throw new Error(`the correction ${externalId} was not posted: ${status}`)
}
