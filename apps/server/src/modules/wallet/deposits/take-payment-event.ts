// SPDX-License-Identifier: Apache-2.0
import { formatAmount, zero, type Amount } from '@tessera/rules/money'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { judgePayment, type DepositStatus, type PaymentAlert } from '@tessera/rules/wallet/judge-payment'
import type { Alerts } from '../../../platform/alerts/operator-alerts.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
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
import { lockDeposit, settleDeposit, type Deposit } from './deposit-store.ts'

/** What open pages receive once the event is committed. */
export interface DepositNews {
  memberId: number
  currency: string
  depositId: string
  status: DepositStatus
  received: Amount
  /** What else the deposit brought that open pages must learn of. */
  afterCommit?: (() => void) | undefined
}

type EventAlert = PaymentAlert | 'unknownPayment' | 'eventReused'

/**
 * Applies one event of a payment provider: the record of its id, the deposit and the posting are one
 * transaction, so it counts once, whenever and however often it arrives. Money that belongs to no deposit
 * goes to suspense. Returns what changed for a member, or undefined.
 */
export async function takePaymentEvent(
  tx: Tx,
  { alerts, wagering }: { alerts: Alerts; wagering?: Wagering | undefined },
  account: PayAccount,
  event: PayEvent,
  nowMs: number,
): Promise<DepositNews | undefined> {
  const deposit = await depositOf(tx, account, event)
  const alert = async (kind: EventAlert) => {
    const brand = deposit && (await memberById(tx, deposit.memberId))?.brandCode
    await alerts.raise(tx, alertOf(kind, account, event, deposit, brand), nowMs)
  }
  if (!(await noteEvent(tx, account, event, deposit, nowMs, () => alert('eventReused')))) return undefined
  if (!deposit) {
    if (!bringsMoney(event)) return undefined
    await toSuspense(tx, account, event)
    await alert('unknownPayment')
    return undefined
  }
  const verdict = judgePayment(deposit, event)
  if ('alert' in verdict && verdict.alert) await alert(verdict.alert)
  if (verdict.kind === 'credit') {
    const news = await credit(tx, account, deposit, verdict.received, nowMs)
    const afterCommit = await wagering?.depositCredited(tx, {
      ...news,
      brandCode: (await memberById(tx, deposit.memberId))?.brandCode ?? firstBrandCode,
      amount: verdict.received,
      nowMs,
    })
    return { ...news, afterCommit }
  }
  if (verdict.kind === 'suspense') await toSuspense(tx, account, event)
  if (verdict.kind !== 'close') return undefined
  await settleDeposit(tx, deposit.id, verdict.status, zero, nowMs)
  return {
    memberId: deposit.memberId,
    currency: deposit.currency,
    depositId: deposit.id,
    status: verdict.status,
    received: zero,
  }
}

const bringsMoney = ({ amount, state }: PayEvent): boolean =>
  amount > zero && (state === 'paid' || state === 'partial')

const depositId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function depositOf(tx: Tx, account: PayAccount, { intentId }: PayEvent): Promise<Deposit | undefined> {
  const deposit =
    intentId !== undefined && depositId.test(intentId) ? await lockDeposit(tx, intentId) : undefined
  return deposit?.accountId === account.id ? deposit : undefined
}

/**
 * False when this event was handled before. The same id with different content moves nothing and needs a
 * person to look at it.
 */
async function noteEvent(
  tx: Tx,
  account: PayAccount,
  event: PayEvent,
  deposit: Deposit | undefined,
  nowMs: number,
  reused: () => Promise<void>,
): Promise<boolean> {
  const noted = await tx.one(sql`
    insert into payment_event (account_id, event_id, deposit_id, state, amount, currency, body_hash, received_at)
    values (${account.id}, ${event.eventId}, ${deposit?.id}, ${event.state}, ${event.amount}, ${event.currency}, ${event.bodyHash}, ${new Date(nowMs)})
    on conflict (account_id, event_id) do nothing returning event_id`)
  if (noted) return true
  const before = await tx.one<{ body_hash: string }>(
    sql`select body_hash from payment_event where account_id = ${account.id} and event_id = ${event.eventId}`,
  )
  if (before?.body_hash !== event.bodyHash) await reused()
  return false
}

const clearingAccount = (tx: Tx, account: PayAccount, currency: string): Promise<Account> =>
  operatorAccount(tx, `deposits:${account.id}`, currency)

async function credit(
  tx: Tx,
  account: PayAccount,
  deposit: Deposit,
  received: Amount,
  nowMs: number,
): Promise<DepositNews> {
  const posted = await creditCash(tx, {
    from: await clearingAccount(tx, account, deposit.currency),
    to: await openAccounts(tx, ownerOfMember(deposit.memberId), deposit.currency),
    amount: received,
    cause: 'wallet.deposit',
    externalId: deposit.id,
    kind: 'deposit',
  })
  if (posted.status !== 'posted') throw new Error(`deposit ${deposit.id} was not posted: ${posted.status}`)
  await settleDeposit(tx, deposit.id, 'Success', received, nowMs)
  return {
    memberId: deposit.memberId,
    currency: deposit.currency,
    depositId: deposit.id,
    status: 'Success',
    received,
  }
}

async function toSuspense(tx: Tx, account: PayAccount, event: PayEvent): Promise<void> {
  const [posted] = await post(tx, [
    {
      from: await clearingAccount(tx, account, event.currency),
      to: await operatorAccount(tx, 'suspense', event.currency),
      amount: event.amount,
      cause: 'wallet.suspense',
      externalId: `${account.id}/${event.eventId}`,
      kind: 'suspense',
    },
  ])
  if (posted?.status !== 'posted')
    throw new Error(`payment ${account.id}/${event.eventId} was not posted: ${posted?.status}`)
}

const alertOf = (
  kind: EventAlert,
  account: PayAccount,
  event: PayEvent,
  deposit: Deposit | undefined,
  brand: string | undefined,
) => ({
  kind: `wallet.${kind}`,
  reference: `${account.id}/${event.eventId}`,
  details: {
    account: account.id,
    payment: event.providerRef,
    state: event.state,
    amount: formatAmount(event.amount),
    currency: event.currency,
    ...(deposit
      ? { deposit: deposit.id, member: deposit.username, asked: formatAmount(deposit.amount) }
      : {}),
    ...(brand === undefined ? {} : { brand }),
  },
})
