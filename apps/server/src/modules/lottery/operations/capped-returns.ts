// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { oddsFromText } from '@tessera/rules/lottery/odds'
import { playTypeOf } from '@tessera/rules/lottery/play-types'
import { cappedTier, dueOf, type PrizeCap } from '@tessera/rules/lottery/prize-caps'
import { none } from '@tessera/rules/lottery/ratio'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { hundredths } from '../terms.ts'
import type { LinesOfDraw } from './lines-of-draw.ts'

/** Lines on the same numbers, with the cap that their winners would share. */
export interface CappedLines extends LinesOfDraw {
  tier: string
  cap: Amount
  /** What all lines on these numbers would win without the cap. */
  due: Amount
}

/**
 * Splits lines of capped plays by their numbers, where a draw has enough of them to exceed the cap: winners of the same
 * numbers share it. All other lines stay as they are.
 */
export async function splitCapped(
  db: Queries,
  groups: readonly LinesOfDraw[],
): Promise<(LinesOfDraw | CappedLines)[]> {
  const candidates = groups.filter(
    ({ prize_caps: caps, play_type: play }) => capFor(caps, play) !== undefined,
  )
  const crowded = [...Map.groupBy(candidates, keyOf).values()].filter(
    (of) => dueOfLines(of) > (capFor(of[0]!.prize_caps, of[0]!.play_type) ?? 0n),
  )
  if (crowded.length === 0) return [...groups]
  const keys = new Set(crowded.map(([first]) => keyOf(first!)))
  const split = await byNumbers(db, crowded.flat())
  const bySameNumbers = Map.groupBy(
    split.filter((lines) => keys.has(keyOf(lines))),
    (lines) => `${keyOf(lines)} ${lines.numbers.join()}`,
  )
  return [
    ...groups.filter((lines) => !keys.has(keyOf(lines))),
    ...[...bySameNumbers.values()].flatMap((of) => {
      const due = dueOfLines(of)
      return of.map((lines) => ({
        ...lines,
        due,
        tier: tierOf(lines) ?? '',
        cap: capFor(lines.prize_caps, lines.play_type) ?? due,
      }))
    }),
  ]
}

const keyOf = ({ draw_id: drawId, currency, play_type: play }: LinesOfDraw): string =>
  [drawId, currency, play].join(' ')

function capFor(caps: readonly PrizeCap[], play: string): Amount | undefined {
  const most = caps.find(({ playType }) => playType === play)?.most
  return most === undefined ? undefined : hundredths(most)
}

function tierOf({ game_code: code, play_type: playType }: LinesOfDraw): string | undefined {
  const lottery = lotteryOf(code)
  const play = lottery && playTypeOf(lottery, playType)
  return play && cappedTier(play)
}

const dueOfLines = (lines: readonly LinesOfDraw[]): Amount =>
  dueOf(
    lines.map((each) => ({
      odds: oddsFromText(each.odds[tierOf(each) ?? ''] ?? '') ?? none,
      stake: amountOfMillionths(each.per_lot),
      picks: 1,
    })),
  )

/** The settled lines of some draws and plays, by their numbers in ascending order. */
const byNumbers = (db: Queries, of: readonly LinesOfDraw[]): Promise<LinesOfDraw[]> =>
  db.query<LinesOfDraw>(sql`
    select draw_id, game_code, currency, play_type, false as dao, odds, numbers, prize_caps, count(*) as lines,
      sum(per_lot)::bigint as per_lot, sum(cost)::bigint as cost, sum(paid)::bigint as paid
    from (
      select t.draw_id, t.game_code, t.currency, line ->> 'playType' as play_type, line -> 'odds' as odds, d.prize_caps,
        (select jsonb_agg(number order by number) from jsonb_array_elements_text(line -> 'numbers') as number) as numbers,
        (line ->> 'stakePerLot')::bigint as per_lot, (line ->> 'cost')::bigint as cost,
        (coalesce(c.line_returns, t.line_returns))[position::integer] as paid
      from lottery_draw d join lottery_ticket t on t.draw_id = d.id
      left join lateral (select line_returns from lottery_ticket_correction
        where d.corrected_number is not null and ticket_id = t.id and applied_at is not null order by applied_at desc limit 1) c on true
      cross join lateral jsonb_array_elements(t.lines) with ordinality as each (line, position)
      where d.id = any (${of.map((lines) => lines.draw_id)}::bigint[]) and t.status = 'settled'
        and line ->> 'playType' = any (${of.map((lines) => lines.play_type)}::text[])
    ) as sold
    group by draw_id, game_code, currency, play_type, odds, numbers, prize_caps`)
