// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { add, subtract, zero, type Amount } from '@tessera/rules/money'
import { turnoverOfMany } from '../../bets/index.ts'
import { giftsTo, ownerOfMember } from '../../ledger/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Period } from '../agents-deps.ts'
import { countTeam, namesOf } from '../../members/index.ts'

interface Loss {
  memberId: number
  bets: Amount
  validBets: Amount
  payouts: Amount
  bonuses: Amount
  netLoss: Amount
}

/**
 * Losses by team member (D-129): stakes less returns less bonuses and rebates, the largest loss first.
 * Accounts without any activity are left out.
 */
export async function userLoss(
  db: Queries,
  settings: Settings,
  agentId: number,
  period: Period,
  { pageNo, pageSize }: OperationInput<'agents.userLoss'>,
): Promise<OperationOutput<'agents.userLoss'>> {
  const losses = await lossesOf(
    db,
    (await settings.read('site.currency')).code,
    (await countTeam(db, agentId, period)).counted,
    period,
  )
  const visible = losses.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const names = await namesOf(
    db,
    visible.map(({ memberId }) => memberId),
  )
  return {
    pageNo,
    totalPages: Math.ceil(losses.length / pageSize),
    totalCount: losses.length,
    list: visible.map(({ memberId, ...loss }) => ({ account: names.get(memberId) ?? '', ...loss })),
  }
}

async function lossesOf(
  db: Queries,
  currency: string,
  memberIds: readonly number[],
  period: Period,
): Promise<Loss[]> {
  const [turnover, gifts] = await Promise.all([
    turnoverOfMany(db, memberIds, period, currency),
    giftsTo(db, memberIds.map(ownerOfMember), currency, period),
  ])
  const bonuses = new Map<string, Amount>()
  for (const { owner, kind, amount } of gifts)
    if (kind === 'bonus' || kind === 'rebate') bonuses.set(owner, add(bonuses.get(owner) ?? zero, amount))
  const played = new Map(turnover.map((row) => [row.memberId, row]))
  return memberIds
    .flatMap((memberId) => {
      const [row, bonus] = [played.get(memberId), bonuses.get(ownerOfMember(memberId)) ?? zero]
      if (!row && bonus === zero) return []
      const [bets, payouts] = [row?.stake ?? zero, row?.returned ?? zero]
      return [
        {
          memberId,
          bets,
          validBets: row?.validBet ?? zero,
          payouts,
          bonuses: bonus,
          netLoss: subtract(subtract(bets, payouts), bonus),
        },
      ]
    })
    .toSorted((one, other) =>
      one.netLoss < other.netLoss ? 1 : one.netLoss > other.netLoss ? -1 : one.memberId - other.memberId,
    )
}
