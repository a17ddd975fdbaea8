// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, formatAmount, negate, subtract, zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import { correctPayment, operatorAccount, ownerOfMember, post } from '../../ledger/index.ts'
import { memberById } from '../../members/index.ts'
import type { PayAccount, PayEvent } from '../ports.ts'
import { clearingAccount, noteEvent, raiseAlert, type PaymentDeps } from './apply-payment.ts'
import { creditedFrom, insertReversal, type CreditedDeposit } from './reversal-store.ts'
import { bookOut } from './settle-suspense.ts'
import { listReversed, lockWaiting } from './suspense-store.ts'
import { depositOf } from './take-payment-event.ts'

/** Whose balance is less than before. */
export interface TakenBack {
  memberId: bigint
  currency: string
  /** What open pages must learn besides the balance. */
  afterCommit?: (() => void) | undefined
}
interface Reversal {
  event: PayEvent
  /** What the provider still has of the payment. */
  left: Amount
  nowMs: number
}

const cause = 'wallet.depositReversed'

/**
 * Money of a payment is gone after it was counted. What members were credited and is not covered by what is left is
 * taken back, and what their cash does not cover is owed; what waits in suspense leaves it. What is neither is listed for
 * an operator. Returns whose balance changed.
 */
export async function takeBackPayment(
  tx: Tx,
  deps: PaymentDeps,
  account: PayAccount,
  { event, left, nowMs }: Reversal,
): Promise<TakenBack[]> {
  const deposit = await depositOf(tx, account, event)
  const about = { account, event, deposit }
  const noted = await noteEvent(tx, account, event, deposit?.id, nowMs, () =>
    raiseAlert(tx, deps.alerts, 'eventReused', about, nowMs),
  )
  if (!noted) return []
  const credited = await creditedFrom(tx, account, event)
  const all = amountOfMillionths(credited.reduce((sum, { received, fee }) => sum + received + fee, 0n))
  const uncovered = subtract(all, left)
  const ofMembers = least(event.amount, uncovered > zero ? uncovered : zero)
  const changed = await takeFromMembers(tx, deps, account, { event, credited, amount: ofMembers, nowMs })
  const rest = await takeFromSuspense(tx, account, event, subtract(event.amount, ofMembers), nowMs)
  if (rest > zero) {
    await listReversed(tx, account, { ...event, amount: rest }, deposit?.id, nowMs)
    await raiseAlert(tx, deps.alerts, 'reversedPayment', about, nowMs)
  }
  return changed
}

const least = (one: Amount, other: Amount): Amount => (one < other ? one : other)

async function takeFromMembers(
  tx: Tx,
  deps: PaymentDeps,
  account: PayAccount,
  {
    event,
    credited,
    amount,
    nowMs,
  }: Omit<Reversal, 'left'> & { credited: CreditedDeposit[]; amount: Amount },
): Promise<TakenBack[]> {
  const changed: TakenBack[] = []
  let open = amount
  for (const deposit of credited) {
    const received = least(open, deposit.received)
    const fee = least(subtract(open, received), deposit.fee)
    const taken = amountOfMillionths(received + fee)
    if (taken === zero) continue
    open = subtract(open, taken)
    const owed = await takeFromMember(tx, account, event, deposit, received)
    if (fee > zero) await returnFee(tx, account, event, deposit, fee)
    const { id: accountId } = account
    await insertReversal(tx, {
      ...{ accountId, eventId: event.eventId, depositId: deposit.id, amount: taken, fee, owed, nowMs },
    })
    await alertReversal(tx, deps, account, event, { deposit, taken, owed, nowMs })
    const { memberId, currency } = deposit
    const afterCommit = await deps.wagering?.depositTakenBack(tx, {
      ...{ memberId, currency, depositId: deposit.id, nowMs },
      ...{ amount: received, left: subtract(deposit.received, received) },
    })
    changed.push({ memberId, currency, afterCommit })
  }
  return changed
}

/** Each reversal takes from a deposit once. */
const idOf = ({ id }: PayAccount, { eventId }: PayEvent, deposit: CreditedDeposit): string =>
  `${deposit.id}/${id}/${eventId}`

const takeFromMember = (
  tx: Tx,
  account: PayAccount,
  event: PayEvent,
  deposit: CreditedDeposit,
  received: Amount,
): Promise<Amount> =>
  correctPayment(tx, {
    owner: ownerOfMember(deposit.memberId),
    currency: deposit.currency,
    purpose: `deposits:${account.id}`,
    difference: negate(received),
    cause,
    externalId: idOf(account, event, deposit),
    kindOfBack: 'depositReversed',
  })

/** The fee of money that is gone was none. */
async function returnFee(
  tx: Tx,
  account: PayAccount,
  event: PayEvent,
  deposit: CreditedDeposit,
  amount: Amount,
): Promise<void> {
  const from = await operatorAccount(tx, `depositFees:${account.id}`, deposit.currency)
  const to = await clearingAccount(tx, account.id, deposit.currency)
  const externalId = idOf(account, event, deposit)
  const [posted] = await post(tx, [
    { from, to, amount, cause: 'wallet.depositFeeReversed', externalId, kind: 'depositFee' },
  ])
  if (posted?.status !== 'posted') throw new Error(`the fee of ${externalId} was not posted`)
}

/** Money that waits is booked out; what is only a part of what waits is left to an operator. */
async function takeFromSuspense(
  tx: Tx,
  account: PayAccount,
  event: PayEvent,
  amount: Amount,
  nowMs: number,
): Promise<Amount> {
  let open = amount
  for (const waiting of await lockWaiting(tx, account, event)) {
    if (waiting.amount > open) continue
    await bookOut(tx, waiting, { reason: 'The provider took it back', by: '', nowMs })
    open = subtract(open, waiting.amount)
  }
  return open
}

async function alertReversal(
  tx: Tx,
  { alerts }: PaymentDeps,
  account: PayAccount,
  event: PayEvent,
  { deposit, taken, owed, nowMs }: { deposit: CreditedDeposit; taken: Amount; owed: Amount; nowMs: number },
): Promise<void> {
  const member = await memberById(tx, deposit.memberId)
  const details: Record<string, string> = {
    ...{ account: account.id, payment: event.providerRef, deposit: deposit.id },
    ...{ amount: formatAmount(taken), owed: formatAmount(owed), currency: deposit.currency },
    ...(member && { member: member.username, brand: member.brandCode }),
  }
  const reference = `${account.id}/${event.eventId}/${deposit.id}`
  await alerts.raise(tx, { kind: 'wallet.reversedDeposit', reference, details }, nowMs)
}
