// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { isSmallTeam, teamRange } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { activeOfFew, activeOfMany } from './active-store.ts'
import { lossesOfFew, lossesOfMany, storedLosses, type LossPage } from './loss-store.ts'
import type { Days } from './team-totals.ts'

/**
 * How many different members have valid bets of `activeBet` or more on these days, counting each of their days
 * in the team to which they belonged then.
 */
export async function countActiveMembers(
  db: Queries,
  agentId: bigint,
  days: Days,
  activeBet: Amount,
): Promise<number> {
  const team = await teamRange(db, agentId)
  return (await isSmallTeam(db, team))
    ? activeOfFew(db, agentId, team, days, activeBet)
    : activeOfMany(db, agentId, team, days, activeBet)
}

export interface MemberLoss {
  memberId: bigint
  bets: Amount
  validBets: Amount
  payouts: Amount
  bonuses: Amount
  netLoss: Amount
}

/**
 * What each member of a team lost on these days, the largest net loss first, without those who did nothing. Of a
 * large team the first 500, as the last job found them.
 */
export async function listLosses(
  db: Queries,
  agentId: bigint,
  days: Days,
  page: LossPage,
): Promise<{ losses: MemberLoss[]; total: number }> {
  const team = await teamRange(db, agentId)
  const rows = (await isSmallTeam(db, team))
    ? await lossesOfFew(db, agentId, team, days, page)
    : ((await storedLosses(db, agentId, days, page)) ?? (await lossesOfMany(db, agentId, team, days, page)))
  return {
    total: Number(rows[0]?.total ?? 0n),
    losses: rows.flatMap(({ member_id: memberId, ...row }) =>
      memberId === null ? [] : [{ memberId, ...amountsOf(row) }],
    ),
  }
}

type LossColumn = Exclude<keyof MemberLoss, 'memberId'>
const amountsOf = (row: Record<LossColumn, bigint>): Record<LossColumn, Amount> => ({
  bets: amountOfMillionths(row.bets),
  validBets: amountOfMillionths(row.validBets),
  payouts: amountOfMillionths(row.payouts),
  bonuses: amountOfMillionths(row.bonuses),
  netLoss: amountOfMillionths(row.netLoss),
})
