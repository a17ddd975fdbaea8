// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { oddsTableFromText } from '@tessera/rules/lottery/odds'
import { isTogether } from '@tessera/rules/lottery/play-type'
import { playTypesOf } from '@tessera/rules/lottery/play-types'
import { costOf, mostReturn } from '@tessera/rules/lottery/wager'
import { add, amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { OperatedDraw } from './operated-draw.ts'

/** What is staked on one outcome of a draw, and the most that it would return. */
export interface OutcomeExposure {
  playType: string
  outcome: string
  staked: Amount
  liability: Amount
  tickets: number
}

const mostTickets = 200_000
const mostListed = 100

interface Row {
  play_type: string
  numbers: string[]
  dao: boolean
  odds: Record<string, string>
  stake: bigint
  tickets: bigint
}

/**
 * The outcomes of a draw by what they would return, the largest first. Numbers that each are a pick count by
 * themselves; those of one pick together count together. Throws `lottery.tooManyTickets` for a draw that is too large
 * to add up while somebody waits.
 */
export async function exposureOfDraw(
  db: Queries,
  draw: OperatedDraw,
): Promise<{ outcomes: OutcomeExposure[]; more: number }> {
  const lottery = lotteryOf(draw.gameCode)
  if (!lottery) throw fault('call.notFound')
  if (draw.tickets > mostTickets) throw fault('lottery.tooManyTickets')
  const together = togetherOf(lottery)
  const rows = await db.query<Row>(sql`
    select line ->> 'playType' as play_type, picks.numbers, (line ->> 'dao')::boolean as dao, line -> 'odds' as odds,
      sum((line ->> 'stakePerLot')::bigint)::bigint as stake, count(distinct t.id) as tickets
    from lottery_ticket t cross join lateral jsonb_array_elements(lines) as line
    cross join lateral (
      select jsonb_build_array(number) as numbers from jsonb_array_elements_text(line -> 'numbers') as number
        where line ->> 'playType' <> all (${together}::text[])
      union all select line -> 'numbers' where line ->> 'playType' = any (${together}::text[])) picks
    where draw_id = ${draw.id} and status not in ('refunded', 'cancelled')
    group by 1, 2, 3, 4`)
  const byOutcome = new Map<string, OutcomeExposure>()
  for (const { play_type: playType, numbers: pick, dao, odds, stake, tickets } of rows) {
    const wager = { playType, pick, dao }
    const outcome = pick.join(' ') + (dao ? ' *' : '')
    const known = byOutcome.get(`${playType}:${outcome}`)
    const each = amountOfMillionths(stake)
    byOutcome.set(`${playType}:${outcome}`, {
      playType,
      outcome,
      staked: add(known?.staked ?? zero, costOf(lottery, wager, each)),
      liability: add(known?.liability ?? zero, mostReturn(lottery, wager, each, oddsTableFromText(odds))),
      tickets: (known?.tickets ?? 0) + Number(tickets),
    })
  }
  const all = [...byOutcome.values()].toSorted((one, other) => Number(other.liability - one.liability))
  return { outcomes: all.slice(0, mostListed), more: Math.max(0, all.length - mostListed) }
}

/** The plays of a lottery whose numbers make one pick together. */
const togetherOf = (lottery: Lottery): string[] =>
  playTypesOf(lottery)
    .filter(({ pick }) => isTogether(pick))
    .map(({ code }) => code)
