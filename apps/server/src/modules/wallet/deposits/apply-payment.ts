// SPDX-License-Identifier: Apache-2.0
import { formatAmount, zero, type Amount } from '@tessera/rules/money'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { SuspenseReason } from '@tessera/rules/wallet/judge-bank-line'
import { splitPayment } from '@tessera/rules/wallet/deposit-terms'
import type { DepositStatus, PaymentAlert } from '@tessera/rules/wallet/judge-payment'
import type { Alerts } from '../../../platform/alerts/operator-alerts.ts'
import type { Tx } from '../../../platform/db/index.ts'
import {
  creditCash,
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
  type Account,
} from '../../ledger/index.ts'
import { memberById } from '../../members/index.ts'
import type { PayAccount, PayEvent, Wagering } from '../ports.ts'
import { settleDeposit, type Deposit } from './deposit-store.ts'
import { bodyHashOfEvent, insertEvent } from './payment-event-store.ts'
import { insertSuspense } from './suspense-store.ts'

/** What open pages receive once the event is committed. */
export interface DepositNews {
  memberId: bigint
  currency: string
  depositId: string
  status: DepositStatus
  received: Amount
  /** What else the deposit brought that open pages must learn of. */
  afterCommit?: (() => void) | undefined
}

export interface PaymentDeps {
  alerts: Alerts
  wagering?: Wagering | undefined
}

export type EventAlert = PaymentAlert | 'unknownPayment' | 'eventReused'

/**
 * False when this event was handled before. The same id with different content moves nothing and needs a
 * person to look at it.
 */
export async function noteEvent(
  tx: Tx,
  account: PayAccount,
  event: PayEvent,
  depositId: string | undefined,
  nowMs: number,
  reused: () => Promise<void>,
): Promise<boolean> {
  if (await insertEvent(tx, account, event, { depositId, nowMs })) return true
  if ((await bodyHashOfEvent(tx, account.id, event.eventId)) !== event.bodyHash) await reused()
  return false
}

/** The operator account of the money that came in through a payment account. */
export const clearingAccount = (tx: Tx, accountId: string, currency: string): Promise<Account> =>
  operatorAccount(tx, `deposits:${accountId}`, currency)

/** The operator account of money of which nobody knows whose it is. */
export const suspenseAccount = (tx: Tx, currency: string): Promise<Account> =>
  operatorAccount(tx, 'suspense', currency)

/**
 * Credits a locked deposit that has no money yet with what came in, less the fee that its payer was shown, and counts
 * it towards everything that deposits count towards.
 */
export async function creditDeposit(
  tx: Tx,
  { wagering }: Pick<PaymentDeps, 'wagering'>,
  { from, deposit, received, nowMs }: { from: Account; deposit: Deposit; received: Amount; nowMs: number },
): Promise<DepositNews> {
  const { id: depositId, memberId, currency } = deposit
  const { fee, credited } = splitPayment(received, deposit.fee, currency)
  const posted = await creditCash(tx, {
    from,
    to: await openAccounts(tx, ownerOfMember(memberId), currency),
    amount: credited,
    cause: 'wallet.deposit',
    externalId: depositId,
    kind: 'deposit',
  })
  if (posted.status !== 'posted') throw new Error(`deposit ${depositId} was not posted: ${posted.status}`)
  if (deposit.fee.payer === 'member' && fee > zero) await postFee(tx, deposit, from, fee)
  await settleDeposit(tx, depositId, { status: 'Success', received: credited, fee }, nowMs)
  const afterCommit = await wagering?.depositCredited(tx, {
    memberId,
    brandCode: (await memberById(tx, memberId))?.brandCode ?? firstBrandCode,
    currency,
    depositId,
    amount: credited,
    nowMs,
  })
  return { memberId, currency, depositId, status: 'Success', received: credited, afterCommit }
}

/** What members pay for their deposits gathers in an operator account of its own. */
async function postFee(
  tx: Tx,
  { id: externalId, accountId, currency }: Deposit,
  from: Account,
  amount: Amount,
): Promise<void> {
  const to = await operatorAccount(tx, `depositFees:${accountId}`, currency)
  const [posted] = await post(tx, [
    { from, to, amount, cause: 'wallet.depositFee', externalId, kind: 'depositFee' },
  ])
  if (posted?.status !== 'posted')
    throw new Error(`the fee of deposit ${externalId} was not posted: ${posted?.status}`)
}

/** Puts the money of an event into suspense, and on the list of the operators. */
export async function toSuspense(
  tx: Tx,
  { id: accountId }: PayAccount,
  { eventId, amount, currency }: PayEvent,
  { reason, suggestion, nowMs }: { reason: SuspenseReason; suggestion?: string | undefined; nowMs: number },
): Promise<void> {
  const [posted] = await post(tx, [
    {
      from: await clearingAccount(tx, accountId, currency),
      to: await suspenseAccount(tx, currency),
      amount,
      cause: 'wallet.suspense',
      externalId: `${accountId}/${eventId}`,
      kind: 'suspense',
    },
  ])
  if (posted?.status !== 'posted')
    throw new Error(`payment ${accountId}/${eventId} was not posted: ${posted?.status}`)
  await insertSuspense(tx, { accountId, eventId, reason, amount, currency, suggestion }, nowMs)
}

/** Raises an alert about an event. */
export async function raiseAlert(
  tx: Tx,
  alerts: Alerts,
  kind: EventAlert,
  { account, event, deposit }: { account: PayAccount; event: PayEvent; deposit: Deposit | undefined },
  nowMs: number,
): Promise<void> {
  const brand = deposit && (await memberById(tx, deposit.memberId))?.brandCode
  const about: Record<string, string> = deposit
    ? { deposit: deposit.id, member: deposit.username, asked: formatAmount(deposit.amount) }
    : {}
  const details: Record<string, string> = {
    account: account.id,
    payment: event.providerRef,
    state: event.state,
    amount: formatAmount(event.amount),
    currency: event.currency,
    ...about,
    ...(brand === undefined ? {} : { brand }),
  }
  await alerts.raise(
    tx,
    { kind: `wallet.${kind}`, reference: `${account.id}/${event.eventId}`, details },
    nowMs,
  )
}
