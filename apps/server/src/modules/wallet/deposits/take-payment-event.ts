// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { SuspenseReason } from '@tessera/rules/wallet/judge-bank-line'
import { judgePayment } from '@tessera/rules/wallet/judge-payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayAccount, PayEvent } from '../ports.ts'
import {
  clearingAccount,
  creditDeposit,
  noteEvent,
  raiseAlert,
  toSuspense,
  type DepositNews,
  type EventAlert,
  type PaymentDeps,
} from './apply-payment.ts'
import { lockDeposit, settleDeposit, type Deposit } from './deposit-store.ts'
import { listReversed } from './suspense-store.ts'

/**
 * Applies one event of a payment provider: the record of its id, the deposit and the posting are one
 * transaction, so it counts once, whenever and however often it arrives. Money that belongs to no deposit
 * goes to suspense. Returns what changed for a member, or undefined.
 */
export async function takePaymentEvent(
  tx: Tx,
  deps: PaymentDeps,
  account: PayAccount,
  event: PayEvent,
  nowMs: number,
): Promise<DepositNews | undefined> {
  const deposit = await depositOf(tx, account, event)
  const alert = (kind: EventAlert): Promise<void> =>
    raiseAlert(tx, deps.alerts, kind, { account, event, deposit }, nowMs)
  if (!(await noteEvent(tx, account, event, deposit?.id, nowMs, () => alert('eventReused')))) return undefined
  if (!deposit) {
    if (event.state === 'reversed') {
      await listReversed(tx, account, event, undefined, nowMs)
      await alert('reversedPayment')
    }
    if (!bringsMoney(event)) return undefined
    await toSuspense(tx, account, event, { reason: 'unknownPayment', nowMs })
    await alert('unknownPayment')
    return undefined
  }
  const verdict = judgePayment(deposit, event)
  if ('alert' in verdict && verdict.alert) await alert(verdict.alert)
  switch (verdict.kind) {
    case 'credit': {
      const from = await clearingAccount(tx, account.id, deposit.currency)
      return creditDeposit(tx, deps, { from, deposit, received: verdict.received, nowMs })
    }
    case 'suspense': {
      await toSuspense(tx, account, event, {
        reason: reasons[verdict.alert] ?? 'secondPayment',
        suggestion: deposit.id,
        nowMs,
      })
      return undefined
    }
    case 'close':
      await settleDeposit(tx, deposit.id, { status: verdict.status, received: zero }, nowMs)
      return newsOf(deposit, verdict.status)
    case 'nothing':
      if (verdict.alert === 'reversedPayment') await listReversed(tx, account, event, deposit.id, nowMs)
      return undefined
  }
}

const reasons: Partial<Record<EventAlert, SuspenseReason>> = {
  foreignCurrency: 'foreignCurrency',
  latePayment: 'oldPrice',
  overpaid: 'oldPrice',
}

const newsOf = ({ id, memberId, currency }: Deposit, status: 'Failed' | 'Expired'): DepositNews => ({
  memberId,
  currency,
  depositId: id,
  status,
  received: zero,
})

const bringsMoney = ({ amount, state }: PayEvent): boolean =>
  amount > zero && (state === 'paid' || state === 'partial')

const depositId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The deposit that a provider's report is about, locked. */
export async function depositOf(
  tx: Tx,
  account: PayAccount,
  { intentId }: PayEvent,
): Promise<Deposit | undefined> {
  const deposit =
    intentId !== undefined && depositId.test(intentId) ? await lockDeposit(tx, intentId) : undefined
  return deposit?.accountId === account.id ? deposit : undefined
}
