// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { subtract, type Amount } from '@tessera/rules/money'
import {
  confirmReceived,
  forceReceive,
  pay,
  reject,
  unpaid,
  type WithdrawalStep,
} from '@tessera/rules/wallet/withdrawal-state'
import type { RefusalReason } from '@tessera/rules/wallet/refusal-reasons'
import type { Tx } from '../../../platform/db/index.ts'
import { operatorAccount, openAccounts, ownerOfMember, post, releaseHold } from '../../ledger/index.ts'
import { answerDispute } from './dispute-store.ts'
import { payoutUnderWay } from '../payouts/payout-store.ts'
import { noteTime } from './note-time.ts'
import { noteStage } from './stage-store.ts'
import { insertPayment } from './payment-store.ts'
import { lockWithdrawal, saveWithdrawal, type Withdrawal } from './withdrawal-store.ts'

/** A withdrawal before and after a step; `changed` is false for a step that was already done. */
export interface SteppedWithdrawal {
  before: Withdrawal
  after: Withdrawal
  changed: boolean
}

interface OperatorStep {
  id: string
  remark: string
  /** The name of the operator. */
  by: string
  nowMs: number
}

/**
 * An operator rejects a waiting withdrawal; the hold returns to the member's cash in the same transaction.
 */
export async function rejectWithdrawal(
  tx: Tx,
  { id, remark, refusal, by, nowMs }: OperatorStep & { refusal: RefusalReason },
): Promise<SteppedWithdrawal> {
  const stepped = await step(tx, id, reject, (withdrawal) => ({ ...withdrawal, remark, refusal }))
  await noteStage(tx, id, { stage: 'rejected', by, atMs: nowMs })
  const accounts = await openAccounts(tx, ownerOfMember(stepped.after.memberId), stepped.after.currency)
  const released = await releaseHold(tx, accounts, { cause: 'wallet.withdrawal', externalId: id })
  if (released.status !== 'posted')
    throw new Error(`the hold of withdrawal ${id} was not released: ${released.status}`)
  return stepped
}

/**
 * An operator has paid an approved withdrawal in full or in part: that amount leaves the hold, and the
 * member's time to answer begins. `reference` is what the payment is found by at the bank. Throws `wallet.aboveMaximum` for more than is left.
 */
export async function payWithdrawal(
  tx: Tx,
  confirmMinutesOf: (memberId: bigint) => Promise<number>,
  { id, remark, reference, by, nowMs, amount }: OperatorStep & { reference: string; amount?: Amount },
): Promise<SteppedWithdrawal> {
  const waiting = await lockWithdrawal(tx, id)
  if (!waiting) throw fault('call.notFound')
  if (await payoutUnderWay(tx, id)) throw fault('wallet.wrongState')
  const confirmUntilMs = nowMs + (await confirmMinutesOf(waiting.memberId)) * 60_000
  const stepped = await step(
    tx,
    id,
    (state) => pay(state, amount ?? unpaid(state)),
    (withdrawal) => ({
      ...withdrawal,
      remark: remark || withdrawal.remark,
      confirmUntilMs,
      forcedAtMs: undefined,
    }),
  )
  await postPayment(tx, stepped, { reference, nowMs })
  const part = subtract(stepped.after.paid, stepped.before.paid)
  await noteStage(tx, id, { stage: 'paid', amount: part, by, atMs: nowMs })
  await noteTime(tx, stepped.after, nowMs)
  return stepped
}

/**
 * The member confirms that the paid part has arrived, even while an operator looks for it. Somebody else's
 * withdrawal is not found.
 */
export async function confirmWithdrawal(
  tx: Tx,
  { id, memberId, nowMs }: { id: string; memberId: bigint; nowMs: number },
): Promise<SteppedWithdrawal> {
  const stepped = await step(tx, id, confirmReceived, answered, memberId)
  if (stepped.before.status === 'Not received')
    await answerDispute(tx, id, { answer: 'ARRIVED', by: stepped.before.username, remark: '', nowMs })
  if (stepped.changed)
    await noteStage(tx, id, {
      stage: 'received',
      amount: receivedPart(stepped),
      by: stepped.before.username,
      atMs: nowMs,
    })
  return stepped
}

/** The member's time to answer ran out by `slotMs`; undefined when they answered in the meantime. */
export async function forceReceiveWithdrawal(
  tx: Tx,
  id: string,
  slotMs: number,
): Promise<SteppedWithdrawal | undefined> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (withdrawal?.confirmUntilMs === undefined || withdrawal.confirmUntilMs > slotMs) return undefined
  const stepped = await step(tx, id, forceReceive, (forced) => ({ ...answered(forced), forcedAtMs: slotMs }))
  await noteStage(tx, id, { stage: 'forcedReceived', amount: receivedPart(stepped), by: '', atMs: slotMs })
  return stepped
}

/** What a step has added to the part that counts as received. */
export const receivedPart = ({ before, after }: SteppedWithdrawal): Amount =>
  subtract(after.received, before.received)

const answered = (withdrawal: Withdrawal): Withdrawal => ({ ...withdrawal, confirmUntilMs: undefined })

/**
 * Locks the withdrawal, applies the rule and stores the result. Throws `call.notFound` or
 * `wallet.wrongState`.
 */
export async function step(
  tx: Tx,
  id: string,
  rule: (state: Withdrawal) => WithdrawalStep,
  finish: (withdrawal: Withdrawal) => Withdrawal,
  onlyOfMember?: bigint,
): Promise<SteppedWithdrawal> {
  const before = await lockWithdrawal(tx, id)
  if (!before || (onlyOfMember !== undefined && before.memberId !== onlyOfMember))
    throw fault('call.notFound')
  const judged = rule(before)
  if (!judged.ok)
    throw judged.reason === 'tooMuch'
      ? fault('wallet.aboveMaximum', { max: unpaid(before) })
      : fault('wallet.wrongState')
  if (!judged.changed) return { before, after: before, changed: false }
  const after = finish({ ...before, ...judged.state })
  await saveWithdrawal(tx, after)
  return { before, after, changed: true }
}

async function postPayment(
  tx: Tx,
  { before, after }: SteppedWithdrawal,
  { reference, nowMs }: { reference: string; nowMs: number },
): Promise<void> {
  const part = subtract(after.paid, before.paid)
  const number = await insertPayment(tx, after.id, { amount: part, reference, atMs: nowMs })
  const { hold } = await openAccounts(tx, ownerOfMember(after.memberId), after.currency)
  const clearing = await operatorAccount(tx, 'withdrawals:bank', after.currency)
  const [posted] = await post(tx, [
    {
      from: hold,
      to: clearing,
      amount: part,
      cause: 'wallet.withdrawal.payment',
      externalId: `${after.id}/${number}`,
      kind: 'withdrawPaid',
    },
  ])
  if (posted?.status !== 'posted')
    throw new Error(`the payment of withdrawal ${after.id} was not posted: ${posted?.status}`)
}
