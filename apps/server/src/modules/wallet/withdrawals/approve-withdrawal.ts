// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { add, amountFromWire, zero, type Amount } from '@tessera/rules/money'
import { judgeApproval, type ReviewRule } from '@tessera/rules/wallet/review-withdrawal'
import { approve, unpaid, withdrawApproval } from '@tessera/rules/wallet/withdrawal-state'
import type { Tx } from '../../../platform/db/index.ts'
import { KeepingFault, type OperatorActor } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { worthToday } from '../../site/index.ts'
import { memberById } from '../../members/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import {
  approvedAlone,
  approversOf,
  askedSince,
  insertApproval,
  lapseApprovals,
  lockApprovals,
  worthOfSums,
} from './approval-store.ts'
import { insertFlagNotes } from './flag-note-store.ts'
import { reasonsOf } from './reason-store.ts'
import { noteStage } from './stage-store.ts'
import { step, type SteppedWithdrawal } from './withdrawal-steps.ts'
import { lockWithdrawal, saveWithdrawal } from './withdrawal-store.ts'

interface Approval {
  id: string
  remark: string
  /** What the operator says about each rule that marked it. */
  flags: readonly { rule: ReviewRule; note: string }[]
  operator: Pick<OperatorActor, 'operatorId' | 'name' | 'role'>
  nowMs: number
}

/** Which of these operators may approve withdrawals now. */
export type MayApprove = (tx: Tx, operatorIds: readonly number[]) => Promise<ReadonlySet<number>>

const dayMs = 86_400_000

/**
 * An operator approves a waiting withdrawal within the tier of their role. A large one, or one with which the day of the
 * member or of the operator becomes large, stays pending until a second, different operator approves it, too. Approvals
 * of those who may not approve any more count for nothing. Each rule that marked it needs a note of this operator. Throws
 * `call.notFound`, `wallet.wrongState`, `backoffice.flagsUnread`, `backoffice.aboveTier` or `backoffice.sameOperator`.
 */
export async function approveWithdrawal(
  tx: Tx,
  { settings, mayApprove }: Pick<WalletDeps, 'settings'> & { mayApprove: MayApprove },
  { id, remark, flags, operator, nowMs }: Approval,
): Promise<SteppedWithdrawal> {
  await lockApprovals(tx, operator.operatorId)
  const before = await lockWithdrawal(tx, id)
  if (!before) throw fault('call.notFound')
  if (!approve(before).ok) throw fault('wallet.wrongState')
  const marked = new Set((await reasonsOf(tx, [id])).get(id)?.map(({ rule }) => rule))
  const notes = flags.filter(({ rule }) => marked.has(rule))
  if (new Set(notes.map(({ rule }) => rule)).size < marked.size) throw fault('backoffice.flagsUnread')
  const member = await memberById(tx, before.memberId)
  const brand = settings.of(member?.brandCode ?? settings.brandCode)
  const tier = await tierOf(brand, operator.role)
  const worthIn = (currency: string) => worthToday(tx, brand, { currency, nowMs })
  const amount = (await worthIn(before.currency))(unpaid(before))
  const day = { sinceMs: nowMs - dayMs, except: id }
  const judged = judgeApproval(
    {
      amount,
      tier,
      limits: {
        ofMember: amountFromWire(await brand.read('wallet.secondApprovalAbove')),
        ofOperator: amountFromWire(await brand.read('wallet.secondApprovalDayAbove')),
      },
      sums: {
        ofMember: add(amount, await worthOfSums(await askedSince(tx, before.memberId, day), worthIn)),
        ofOperator: add(
          amount,
          await worthOfSums(await approvedAlone(tx, operator.operatorId, day), worthIn),
        ),
      },
    },
    await stillApproved(tx, mayApprove, id, nowMs),
    operator.operatorId,
  )
  if (!judged.ok) throw fault(`backoffice.${judged.reason}`, { max: tier })
  await insertFlagNotes(
    tx,
    id,
    notes.map((note) => ({ ...note, by: operator.name, atMs: nowMs })),
  )
  await insertApproval(tx, id, { operatorId: operator.operatorId, nowMs })
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

/** Who has approved and may still do so; the approvals of others lapse. */
async function stillApproved(tx: Tx, mayApprove: MayApprove, id: string, nowMs: number): Promise<number[]> {
  const approvers = await approversOf(tx, id)
  const still = await mayApprove(tx, approvers)
  const lapsed = approvers.filter((operatorId) => !still.has(operatorId))
  if (lapsed.length > 0) await lapseApprovals(tx, id, { operatorIds: lapsed, nowMs })
  return approvers.filter((operatorId) => still.has(operatorId))
}

/**
 * Checks, before an approved withdrawal is paid, that all who approved it may still do so. Otherwise it waits for
 * approval again, and `backoffice.giverGone` is thrown.
 */
export async function requireApprovers(
  tx: Tx,
  mayApprove: MayApprove,
  { id, nowMs }: { id: string; nowMs: number },
): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (withdrawal?.status !== 'Approved') return
  const approvers = await approversOf(tx, id)
  const still = await mayApprove(tx, approvers)
  if (approvers.every((operatorId) => still.has(operatorId))) return
  throw new KeepingFault('backoffice.giverGone', undefined, async (after) => {
    await stillApproved(after, mayApprove, id, nowMs)
    await step(after, id, withdrawApproval, (waiting) => waiting)
  })
}

/** The largest amount that a role may approve; zero means any. */
async function tierOf(settings: Settings, role: OperatorActor['role']): Promise<Amount> {
  if (role === 'admin') return amountFromWire(await settings.read('wallet.approvalTierAdmin'))
  if (role === 'finance') return amountFromWire(await settings.read('wallet.approvalTierFinance'))
  return zero
}
