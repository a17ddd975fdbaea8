// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { periodOf } from '@tessera/rules/contracts/periods'
import { countBranch, isAgentType, lineOf, namesOf, type Member } from '../../members/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { profitAndLossOf, totalsOfMember, totalsOfTeam } from '../figures/team-totals.ts'
import type { MovesDeps } from './moves-deps.ts'
import { planMove, type MoveToPlan } from './plan-move.ts'

/** What a move would do, before it is asked for. Money is as fresh as the last roll-up. */
export interface PreviewedMove {
  /** Accounts that move, the moved one among them. */
  members: number
  agents: number
  balance: Amount
  /** Of the running month, which stay with the old line. */
  bets: Amount
  payouts: Amount
  profitAndLoss: Amount
  /** Names from the head of the line down to the upline. */
  fromLine: string[]
  toLine: string[]
  fromDay: string
  atOnce: boolean
}

/** Throws what `planMove` throws. */
export async function previewMove(
  tx: Tx,
  deps: MovesDeps,
  account: Member,
  asked: MoveToPlan,
  facts: Pick<RequestFacts, 'language'>,
): Promise<PreviewedMove> {
  const { upline, today, fromDay, atOnce } = await planMove(tx, deps, account, asked, facts)
  const month = { fromDay: periodOf('Monthly', today).firstDay, toDay: today }
  const totals = await (isAgentType(account.type) ? totalsOfTeam : totalsOfMember)(tx, account.id, month)
  return {
    ...(await countBranch(tx, account.id)),
    balance: totals.teamBalance,
    bets: totals.stakes,
    payouts: totals.returns,
    profitAndLoss: profitAndLossOf(totals),
    fromLine: await namesOfLine(tx, account.uplineId),
    toLine: await namesOfLine(tx, upline?.id ?? null),
    fromDay,
    atOnce,
  }
}

async function namesOfLine(tx: Tx, id: bigint | null): Promise<string[]> {
  const line = id === null ? [] : ((await lineOf(tx, id)) ?? [])
  const names = await namesOf(tx, line)
  return line.map((member) => names.get(member) ?? '')
}
