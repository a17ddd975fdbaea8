// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import { playTypesOf } from '@tessera/rules/lottery/play-types'
import type { PrizeCap } from '@tessera/rules/lottery/prize-caps'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Settled lines of a draw that were sold alike, with their sums in millionths. */
export interface LinesOfDraw {
  draw_id: bigint
  game_code: string
  currency: string
  play_type: string
  numbers: string[]
  dao: boolean
  odds: Record<string, string>
  prize_caps: PrizeCap[]
  lines: bigint
  per_lot: bigint
  cost: bigint
  paid: bigint
}

/** Plays of which each choice has chances of its own. */
const choicePlays = [
  ...new Set(
    lotteries.flatMap((lottery) =>
      playTypesOf(lottery).flatMap(({ code, pick }) => (pick.form === 'choice' ? [code] : [])),
    ),
  ),
]

/** The settled lines of draws in a stretch of time, those that were sold alike together; without those of play money. */
export const linesOfDraws = (
  db: Queries,
  gameCodes: readonly string[],
  { fromMs, toMs, limit }: { fromMs: number; toMs: number; limit: number },
): Promise<LinesOfDraw[]> =>
  db.query<LinesOfDraw>(sql`
    select t.draw_id, t.game_code, t.currency, line ->> 'playType' as play_type, (line ->> 'dao')::boolean as dao, line -> 'odds' as odds, d.prize_caps,
      -- Numbers of the same count are alike, unless the order of their digits counts.
      (array_agg(line -> 'numbers'))[1] as numbers, count(*) as lines, sum((line ->> 'stakePerLot')::bigint)::bigint as per_lot,
      sum((line ->> 'cost')::bigint)::bigint as cost, sum((coalesce(c.line_returns, t.line_returns))[position::integer])::bigint as paid
    from lottery_draw d join lottery_ticket t on t.draw_id = d.id
    left join lateral (select line_returns from lottery_ticket_correction
      where d.corrected_number is not null and ticket_id = t.id and applied_at is not null order by applied_at desc limit 1) c on true
    cross join lateral jsonb_array_elements(lines) with ordinality as each (line, position)
    where d.draw_at >= ${new Date(fromMs)} and d.draw_at < ${new Date(toMs)} and d.game_code = any (${gameCodes}::text[]) and t.status = 'settled'
      and t.currency <> ${playCurrency}
    group by t.draw_id, t.game_code, t.currency, play_type, dao, odds, d.prize_caps, jsonb_array_length(line -> 'numbers'),
      case when (line ->> 'dao')::boolean or line ->> 'playType' = any (${choicePlays}::text[]) then line -> 'numbers' end
    limit ${limit}`)
