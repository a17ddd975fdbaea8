// SPDX-License-Identifier: Apache-2.0
import { subtract } from '@tessera/rules/money'
import { returnDisputedPart, confirmDisputedPart } from '@tessera/rules/wallet/withdrawal-state'
import type { Tx } from '../../../platform/db/index.ts'
import { operatorAccount, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import { answerDispute, insertReturn, type DisputeAnswer } from './dispute-store.ts'
import { noteStage } from './stage-store.ts'
import { receivedPart, step, type SteppedWithdrawal } from './withdrawal-steps.ts'

interface OperatorsAnswer {
  id: string
  answer: DisputeAnswer
  remark: string
  by: string
  nowMs: number
}

/**
 * An operator has looked for a payment that was reported missing. ARRIVED ends it as received. RETURNED moves
 * it from the bank's account back to the member's hold, once; only then can it be paid again, by the ordinary
 * step, so that nothing is ever paid twice. Throws `call.notFound` or `wallet.wrongState`.
 */
export async function settleDispute(
  tx: Tx,
  { id, answer, remark, by, nowMs }: OperatorsAnswer,
): Promise<SteppedWithdrawal> {
  const stepped = await step(
    tx,
    id,
    answer === 'ARRIVED' ? confirmDisputedPart : returnDisputedPart,
    (withdrawal) => ({
      ...withdrawal,
      remark: remark || withdrawal.remark,
    }),
  )
  const { number } = await answerDispute(tx, id, { answer, by, remark, nowMs })
  if (answer === 'RETURNED') await takeBack(tx, stepped, number, nowMs)
  await noteStage(tx, id, {
    ...(answer === 'RETURNED'
      ? { stage: 'returned', amount: subtract(stepped.before.paid, stepped.after.paid) }
      : { stage: 'received', amount: receivedPart(stepped) }),
    by,
    atMs: nowMs,
  })
  return stepped
}

async function takeBack(
  tx: Tx,
  { before, after }: SteppedWithdrawal,
  number: number,
  nowMs: number,
): Promise<void> {
  const part = subtract(before.paid, after.paid)
  await insertReturn(tx, after.id, number, part, nowMs)
  const { hold } = await openAccounts(tx, ownerOfMember(after.memberId), after.currency)
  const clearing = await operatorAccount(tx, 'withdrawals:bank', after.currency)
  const [posted] = await post(tx, [
    {
      from: clearing,
      to: hold,
      amount: part,
      cause: 'wallet.withdrawal.return',
      externalId: `${after.id}/${number}`,
      kind: 'withdrawReturned',
    },
  ])
  if (posted?.status !== 'posted')
    throw new Error(`the return of withdrawal ${after.id} was not posted: ${posted?.status}`)
}
