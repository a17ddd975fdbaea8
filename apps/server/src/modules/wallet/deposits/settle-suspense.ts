// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import { noFee } from '@tessera/rules/wallet/deposit-terms'
import type { Tx } from '../../../platform/db/index.ts'
import { isTrialType, memberById } from '../../members/index.ts'
import { post } from '../../ledger/index.ts'
import {
  clearingAccount,
  creditDeposit,
  suspenseAccount,
  type DepositNews,
  type PaymentDeps,
} from './apply-payment.ts'
import { findDeposit, insertDeposit, lockDeposit, type Deposit } from './deposit-store.ts'
import { lockSuspense, settleSuspense, type LockedSuspense } from './suspense-store.ts'

/** Who decides about which payment, and why. */
export interface SuspenseDecision {
  id: string
  reason: string
  by: string
  nowMs: number
}
export interface AssignedPayment {
  payment: LockedSuspense
  deposit: Deposit
  /** What open pages must learn of after the commit. */
  news: DepositNews
}

/**
 * Credits a payment from suspense as a deposit that waits for its money, whatever was announced. Throws
 * `call.notFound`, `wallet.wrongState` when either was settled before, `wallet.otherCurrency`.
 */
export async function assignToDeposit(
  tx: Tx,
  deps: Pick<PaymentDeps, 'wagering'>,
  { depositId, ...decision }: SuspenseDecision & { depositId: string },
): Promise<AssignedPayment> {
  const payment = await lockOpen(tx, decision.id)
  const deposit = await lockDeposit(tx, depositId)
  if (!deposit) throw fault('call.notFound')
  if (deposit.currency !== payment.currency) throw fault('wallet.otherCurrency')
  // What was declared not received stays so; the money can still be assigned to the member.
  if (deposit.status !== 'Pending' && deposit.status !== 'Expired') throw fault('wallet.wrongState')
  return credit(tx, deps, payment, deposit, decision)
}

/**
 * Credits a payment from suspense to a member, as a deposit of its own. Throws `call.notFound`,
 * `backoffice.noMember`, `wallet.wrongState`, `wallet.otherCurrency`.
 */
export async function assignToMember(
  tx: Tx,
  deps: Pick<PaymentDeps, 'wagering'>,
  { memberId, ...decision }: SuspenseDecision & { memberId: bigint },
): Promise<AssignedPayment> {
  const payment = await lockOpen(tx, decision.id)
  const member = await memberById(tx, memberId)
  if (!member || isTrialType(member.type)) throw fault('backoffice.noMember')
  if (member.currency !== payment.currency) throw fault('wallet.otherCurrency')
  const deposit: Deposit = {
    id: randomUUID(),
    memberId,
    username: member.username,
    accountId: payment.accountId,
    amount: payment.amount,
    received: zero,
    takenBack: zero,
    currency: payment.currency,
    // They were shown no fee.
    fee: { ...noFee, charged: zero },
    status: 'Pending',
    remark: '',
    createdAtMs: decision.nowMs,
    expiresAtMs: decision.nowMs,
    payPage: undefined,
    bankTransfer: undefined,
    note: '',
    language: undefined,
  }
  await insertDeposit(tx, deposit)
  return credit(tx, deps, payment, deposit, decision)
}

/**
 * Books a payment out of suspense, because its money goes back to the payer or was booked already; of one that
 * was reversed, only notes that an operator has looked at it. Throws `call.notFound`, `wallet.wrongState`.
 */
export async function returnFromSuspense(tx: Tx, decision: SuspenseDecision): Promise<LockedSuspense> {
  const payment = await lockOpen(tx, decision.id, { reversedToo: true })
  await bookOut(tx, payment, decision)
  return payment
}

/** Books a locked open payment out of suspense; of one that was reversed nothing is there. */
export async function bookOut(
  tx: Tx,
  payment: LockedSuspense,
  decision: Omit<SuspenseDecision, 'id'>,
): Promise<void> {
  if (payment.reason !== 'reversedPayment') {
    const [posted] = await post(tx, [
      {
        from: await suspenseAccount(tx, payment.currency),
        to: await clearingAccount(tx, payment.accountId, payment.currency),
        amount: payment.amount,
        cause: 'wallet.suspense.return',
        externalId: payment.id,
        kind: 'suspense',
      },
    ])
    if (posted?.status !== 'posted') throw new Error(`${payment.id} was not booked out: ${posted?.status}`)
  }
  await settleSuspense(tx, payment.id, { ...settled(decision), status: 'Returned', depositId: null })
}

async function credit(
  tx: Tx,
  deps: Pick<PaymentDeps, 'wagering'>,
  payment: LockedSuspense,
  deposit: Deposit,
  decision: SuspenseDecision,
): Promise<AssignedPayment> {
  const from = await suspenseAccount(tx, payment.currency)
  const news = await creditDeposit(tx, deps, {
    from,
    deposit,
    received: payment.amount,
    nowMs: decision.nowMs,
  })
  await settleSuspense(tx, payment.id, {
    ...settled(decision),
    status: 'Assigned',
    depositId: deposit.id,
  })
  return { payment, deposit: (await findDeposit(tx, deposit.id)) ?? deposit, news }
}

const settled = ({ reason, by, nowMs }: Omit<SuspenseDecision, 'id'>) => ({ note: reason, by, nowMs })

/** Of operators who decide at once, the second finds the payment settled. */
async function lockOpen(
  tx: Tx,
  id: string,
  { reversedToo = false }: { reversedToo?: boolean } = {},
): Promise<LockedSuspense> {
  const payment = await lockSuspense(tx, id)
  if (!payment) throw fault('call.notFound')
  const isReversed = payment.reason === 'reversedPayment'
  if (payment.status !== 'Open' || (isReversed && !reversedToo)) throw fault('wallet.wrongState')
  return payment
}
