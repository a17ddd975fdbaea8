// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { lotteries, lotteryOf } from '@tessera/rules/lottery/lotteries'
import { playTypesOf } from '@tessera/rules/lottery/play-types'
import { none } from '@tessera/rules/lottery/ratio'
import {
  chanceOfAny,
  sharedReturn,
  type SharedChance,
  type SharedReturn,
} from '@tessera/rules/lottery/shared-bounds'
import { hasJackpots } from '@tessera/rules/lottery/shared-prizes'
import { add, amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Lotteries with jackpots have one play. */
const withJackpots = lotteries.filter(hasJackpots).map(({ gameCode }) => gameCode)

interface PoolRow {
  game_code: string
  currency: string
  tier: string
  pool: bigint
  picks: number
}

/**
 * What jackpots were expected to pay in a period, and the bounds of it, by `gameCode currency`. In a draw a jackpot is paid
 * once or not at all; the chance is that of all different picks together. A draw from before pools were stored counts
 * only if somebody won.
 */
export async function jackpotReturns(
  db: Queries,
  gameCodes: readonly string[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<Map<string, SharedReturn>> {
  const codes = gameCodes.filter((code) => withJackpots.includes(code))
  if (codes.length === 0) return new Map()
  const rows = await db.query<PoolRow>(sql`
    with bought as (
      select t.draw_id, t.game_code, t.currency, count(distinct (
        select string_agg(number, ',' order by number) from jsonb_array_elements_text(line -> 'numbers') as number))::integer as picks
      from lottery_draw d join lottery_ticket t on t.draw_id = d.id cross join lateral jsonb_array_elements(t.lines) as line
      where d.draw_at >= ${new Date(fromMs)} and d.draw_at < ${new Date(toMs)} and d.game_code = any (${codes}::text[]) and t.status = 'settled'
        and t.currency <> ${playCurrency}
      group by t.draw_id, t.game_code, t.currency
    ), shared as (
      select draw_id, tier, currency, pool from lottery_draw_jackpot
      union select draw_id, tier, currency, pool from lottery_draw_share
    )
    select game_code, currency, tier, pool, picks from bought join shared using (draw_id, currency)`)
  const byPlay = Map.groupBy(rows, ({ game_code: code, currency }) => `${code} ${currency}`)
  return new Map([...byPlay].map(([key, of]) => [key, ofTiers(of)]))
}

/** The jackpots of a lottery, each with its own bounds. */
function ofTiers(rows: readonly PoolRow[]): SharedReturn {
  return [...Map.groupBy(rows, ({ tier }) => tier).values()]
    .map((of) => sharedReturn(of.map(chanceOf)))
    .reduce((sum, each) => ({
      expected: add(sum.expected, each.expected),
      low: add(sum.low, each.low),
      high: add(sum.high, each.high),
    }))
}

function chanceOf({ game_code: code, tier, pool, picks }: PoolRow): SharedChance {
  const lottery = lotteryOf(code)
  const [play] = lottery ? playTypesOf(lottery) : []
  return {
    pool: amountOfMillionths(pool),
    chance: chanceOfAny(picks, play?.expected('')[tier] ?? none),
  }
}
