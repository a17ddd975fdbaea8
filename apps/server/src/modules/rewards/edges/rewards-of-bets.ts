// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { turnoverRewards, type TurnoverRewards } from '@tessera/rules/rewards/edges'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { GameType } from '../../catalogue/index.ts'
import { ratesByRank } from '../rebates/rebate-terms.ts'

/** What bets on each type of games earn at a brand, by rank; points at the most that they can be spent for. */
export async function rewardsOfBets(
  db: Queries,
  settings: Settings,
): Promise<ReadonlyMap<GameType, readonly TurnoverRewards[]>> {
  const [rates, earnPer, exchangeRatio, ranks, commissionPercent] = await Promise.all([
    ratesByRank(settings),
    settings.read('rewards.earnPer'),
    settings.read('rewards.exchangeRatio'),
    settings.read('rewards.ranks'),
    settings.read('referrals.commissionPercent'),
  ])
  const pointsPerUnit = Math.min(exchangeRatio, await pointsPerUnitInMall(db, settings.brandCode))
  return new Map(
    gameTypes.map((gameType) => [
      gameType,
      turnoverRewards({
        rebates: (rates.get(gameType) ?? []).map((basisPoints) => basisPoints / 100),
        earnPer,
        pointsPerUnit,
        ranks,
        commissionPercent,
      }),
    ]),
  )
}

/** The fewest points for which the mall gives one unit of money; Infinity without such rewards. */
async function pointsPerUnitInMall(db: Queries, brandCode: string): Promise<number> {
  const row = await db.one<{ least: number | null }>(sql`
    select min(points::float8 * 1000000 / bonus) as least from reward where brand_code = ${brandCode} and enabled and kind = 'BONUS' and bonus > 0`)
  return row?.least ?? Number.POSITIVE_INFINITY
}
