// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { amountFromWire, zero, type Amount } from '@tessera/rules/money'
import { judgeApproval } from '@tessera/rules/wallet/review-withdrawal'
import { approve } from '@tessera/rules/wallet/withdrawal-state'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { worthToday } from '../../site/index.ts'
import { memberById } from '../../members/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { noteStage } from './stage-store.ts'
import { step, type SteppedWithdrawal } from './withdrawal-steps.ts'
import { lockWithdrawal, saveWithdrawal } from './withdrawal-store.ts'

interface Approval {
  id: string
  remark: string
  operator: Pick<OperatorActor, 'operatorId' | 'name' | 'role'>
  nowMs: number
}

/**
 * An operator approves a waiting withdrawal within the tier of their role. A large one stays pending until a
 * second, different operator approves it, too. Throws `call.notFound`, `wallet.wrongState`,
 * `backoffice.aboveTier` or `backoffice.sameOperator`.
 */
export async function approveWithdrawal(
  tx: Tx,
  { settings }: Pick<WalletDeps, 'settings'>,
  { id, remark, operator, nowMs }: Approval,
): Promise<SteppedWithdrawal> {
  const before = await lockWithdrawal(tx, id)
  if (!before) throw fault('call.notFound')
  if (!approve(before).ok) throw fault('wallet.wrongState')
  const member = await memberById(tx, before.memberId)
  const brand = settings.of(member?.brandCode ?? settings.brandCode)
  const tier = await tierOf(brand, operator.role)
  const worth = await worthToday(tx, brand, { currency: before.currency, nowMs })
  const judged = judgeApproval(
    {
      amount: worth(before.amount),
      tier,
      secondApprovalAbove: amountFromWire(await brand.read('wallet.secondApprovalAbove')),
    },
    await approvedBy(tx, id),
    operator.operatorId,
  )
  if (!judged.ok) throw fault(`backoffice.${judged.reason}`, { max: tier })
  await tx.query(
    sql`insert into withdrawal_approval (withdrawal_id, operator_id, at) values (${id}, ${operator.operatorId}, ${new Date(nowMs)})`,
  )
  await noteStage(tx, id, {
    stage: judged.complete ? 'approved' : 'checked',
    by: operator.name,
    atMs: nowMs,
  })
  const remarked = { ...before, remark: remark || before.remark }
  if (judged.complete)
    return step(tx, id, approve, (withdrawal) => ({ ...withdrawal, remark: remarked.remark }))
  await saveWithdrawal(tx, remarked)
  return { before, after: remarked, changed: true }
}

/** The largest amount that a role may approve; zero means any. */
async function tierOf(settings: Settings, role: OperatorActor['role']): Promise<Amount> {
  if (role === 'admin') return amountFromWire(await settings.read('wallet.approvalTierAdmin'))
  if (role === 'finance') return amountFromWire(await settings.read('wallet.approvalTierFinance'))
  return zero
}

const approvedBy = async (tx: Tx, withdrawalId: string): Promise<number[]> =>
  (
    await tx.query<{ operator_id: number }>(
      sql`select operator_id from withdrawal_approval where withdrawal_id = ${withdrawalId}`,
    )
  ).map(({ operator_id }) => operator_id)
