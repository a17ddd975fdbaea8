// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { fault } from '@tessera/contract'
import { amountFromWire, amountToWire, zero, type Amount } from '@tessera/rules/money'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { mayDeposit } from '@tessera/rules/wallet/may-deposit'
import type { Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { memberById } from '../../members/index.ts'
import type { PayAccount, PayEvent, Wagering } from '../ports.ts'
import type { DepositNews } from './apply-payment.ts'
import { handEventId, isReported } from './bank-line-store.ts'
import { methodLimits } from './deposit-methods.ts'
import { findDeposit, lockDeposit, saveNote, type Deposit, type DepositAtBrand } from './deposit-store.ts'
import { findPayAccount, lockStatement } from './payment-accounts.ts'
import { hasEvent } from './payment-event-store.ts'
import { takePaymentEvent } from './take-payment-event.ts'

type TransferDeps = Pick<Platform, 'alerts' | 'settings'> & { wagering?: Wagering | undefined }

export interface DecidedDeposit {
  before: DepositAtBrand
  after: DepositAtBrand
  /** What open pages must learn of after the commit. */
  news: DepositNews
}

/** The smallest transfer that can be recorded. */
const smallest = amountFromWire(0.01)

/**
 * An operator records that a bank transfer came in: what came in is credited, whatever was announced, also
 * when the time to pay is over. Goes the way of a provider's notification, with the bank's reference as the id
 * of the event, so that one transfer counts once. Throws `wallet.wrongState`, `wallet.referenceUsed`,
 * `wallet.belowMinimum`, `wallet.aboveMaximum`.
 */
export async function recordBankTransfer(
  tx: Tx,
  deps: TransferDeps,
  { id, received, reference, nowMs }: { id: string; received: Amount; reference: string; nowMs: number },
): Promise<DecidedDeposit> {
  const { before, account } = await lockTransfer(tx, id)
  const { max } = await methodLimits(deps.settings.of(before.brandCode), account)
  const limits = { min: smallest, max }
  const judged = mayDeposit(limits, received)
  if (!judged.ok) throw fault(`wallet.${judged.reason}`, { ...limits })
  // A transfer that was declared not received stays so: a decision is made once.
  if (before.status !== 'Pending' && before.status !== 'Expired') throw fault('wallet.wrongState')
  const eventId = handEventId(reference)
  if ((await hasEvent(tx, account.id, eventId)) || (await isReported(tx, account.id, reference)))
    throw fault('wallet.referenceUsed')
  const news = await takePaymentEvent(
    tx,
    deps,
    account,
    eventOf(before, eventId, received < before.amount ? 'partial' : 'paid', received),
    nowMs,
  )
  // Another deposit was given the same reference at this moment.
  if (!news) throw fault('wallet.referenceUsed')
  return { before, after: { ...before, status: news.status, received: news.received }, news }
}

/**
 * An operator records that nothing came in: the deposit has failed, and the member reads the reason. Throws
 * `wallet.wrongState`.
 */
export async function rejectBankTransfer(
  tx: Tx,
  deps: TransferDeps,
  { id, reason, nowMs }: { id: string; reason: string; nowMs: number },
): Promise<DecidedDeposit> {
  const { before, account } = await lockTransfer(tx, id)
  if (before.status !== 'Pending') throw fault('wallet.wrongState')
  const event = eventOf(before, `not-received:${id}`, 'failed', zero)
  const news = await takePaymentEvent(tx, deps, account, event, nowMs)
  if (!news) throw new Error(`the pending deposit ${id} was not closed`)
  await saveNote(tx, id, reason)
  return { before, after: { ...before, status: news.status, note: reason }, news }
}

/** Deposits of other methods do not exist here: their provider alone reports about them. */
async function lockTransfer(tx: Tx, id: string): Promise<{ before: DepositAtBrand; account: PayAccount }> {
  // The bank's notification about the same transfer waits, and finds it recorded.
  const found = await findDeposit(tx, id)
  if (found) await lockStatement(tx, found.accountId)
  const deposit = await lockDeposit(tx, id)
  const account = deposit?.bankTransfer && (await findPayAccount(tx, deposit.accountId))
  if (!deposit || !account) throw fault('call.notFound')
  const brandCode = (await memberById(tx, deposit.memberId))?.brandCode ?? firstBrandCode
  return { before: { ...deposit, brandCode }, account }
}

const eventOf = (
  { id, currency, bankTransfer }: Deposit,
  eventId: string,
  state: PayEvent['state'],
  amount: Amount,
): PayEvent => ({
  eventId,
  providerRef: bankTransfer?.matchCode ?? '',
  intentId: id,
  state,
  amount,
  currency,
  bodyHash: createHash('sha256')
    .update(JSON.stringify([id, eventId, state, amountToWire(amount)]))
    .digest('hex'),
})
