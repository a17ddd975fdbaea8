// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { oddsTableFromText, type OddsTable } from '@tessera/rules/lottery/odds'
import { oddsUnderCap } from '@tessera/rules/lottery/prize-caps'
import { none } from '@tessera/rules/lottery/ratio'
import type { SharedReturn } from '@tessera/rules/lottery/shared-bounds'
import { statedReturn } from '@tessera/rules/lottery/return-bounds'
import { picksOf } from '@tessera/rules/lottery/wager'
import { amountOfMillionths, multiply, type Amount } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import { splitCapped, type CappedLines } from './capped-returns.ts'
import { jackpotReturns } from './jackpot-returns.ts'
import { linesOfDraws, type LinesOfDraw } from './lines-of-draw.ts'

/** What a play of a lottery returned, and what its odds state. */
export interface PlayReturn {
  gameCode: string
  playType: string
  currency: string
  lines: number
  draws: number
  stake: Amount
  paid: Amount
  stated: Amount
  low: Amount
  high: Amount
  outside: boolean
}

const mostGroups = 50_000
const standardErrors = 3
/** Each line is rounded down once to hundredths. */
const mostRoundedMillionths = 10_000n

/**
 * Adds up the settled tickets of draws in a stretch of time by lottery and play. All lines of one draw are taken to
 * win together, so the bounds are never too narrow, whoever copied whose numbers; draws are independent. Prizes that
 * winners share are stated by their pools and caps. Throws `lottery.tooManyTickets` when there are too many kinds of
 * lines to add up while somebody waits.
 */
export async function returnsReport(
  db: Queries,
  gameCodes: readonly string[],
  period: { fromMs: number; toMs: number },
): Promise<PlayReturn[]> {
  const groups = await linesOfDraws(db, gameCodes, { ...period, limit: mostGroups + 1 })
  if (groups.length > mostGroups) throw fault('lottery.tooManyTickets')
  const jackpots = await jackpotReturns(db, gameCodes, period)
  const sums = sumUp(await splitCapped(db, groups))
  return [...sums.values()].map((sum) => presentSum(sum, jackpots.get(`${sum.gameCode} ${sum.currency}`)))
}

interface Sum extends Pick<PlayReturn, 'gameCode' | 'playType' | 'currency' | 'lines'> {
  stake: bigint
  paid: bigint
  stated: bigint
  /** Standard deviations by draw, in millionths. */
  deviations: Map<bigint, number>
}

function sumUp(groups: readonly (LinesOfDraw | CappedLines)[]): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const group of groups) {
    const lottery = lotteryOf(group.game_code)
    if (!lottery) continue
    const { play_type: playType, numbers: pick, dao } = group
    const stated = statedReturn(lottery, {
      playType,
      picks: picksOf(lottery, { playType, pick, dao }),
      choice: pick[0] ?? '',
      odds: oddsOf(group),
    })
    if (!stated) continue
    const key = [group.game_code, playType, group.currency].join()
    const sum = sums.get(key) ?? {
      ...{ gameCode: group.game_code, playType, currency: group.currency, lines: 0 },
      ...{ stake: 0n, paid: 0n, stated: 0n, deviations: new Map<bigint, number>() },
    }
    const { numerator, denominator } = stated.expected
    sum.lines += Number(group.lines)
    sum.stake += group.cost
    sum.paid += group.paid
    sum.stated += multiply(amountOfMillionths(group.per_lot), numerator, denominator)
    const deviation = stated.deviation * Number(group.per_lot)
    sum.deviations.set(group.draw_id, (sum.deviations.get(group.draw_id) ?? 0) + deviation)
    sums.set(key, sum)
  }
  return sums
}

/** The odds of lines; of a capped prize those that are left when all lines on these numbers win. */
function oddsOf(group: LinesOfDraw | CappedLines): OddsTable {
  const table = oddsTableFromText(group.odds) ?? {}
  return 'cap' in group ? { ...table, [group.tier]: oddsUnderCap(table[group.tier] ?? none, group) } : table
}

/** Fixed prizes have bounds of their own, and what winners share has those of its pools. */
function presentSum(
  { gameCode, playType, currency, lines, stake, paid, stated, deviations }: Sum,
  shared: SharedReturn | undefined,
): PlayReturn {
  const variance = [...deviations.values()].reduce((sum, deviation) => sum + deviation ** 2, 0)
  const margin = BigInt(Math.ceil(standardErrors * Math.sqrt(variance)))
  const least = stated - margin - BigInt(lines) * mostRoundedMillionths
  const low = (least < 0n ? 0n : least) + (shared?.low ?? 0n)
  const high = stated + margin + (shared?.high ?? 0n)
  return {
    ...{ gameCode, playType, currency, lines, draws: deviations.size },
    stake: amountOfMillionths(stake),
    paid: amountOfMillionths(paid),
    stated: amountOfMillionths(stated + (shared?.expected ?? 0n)),
    low: amountOfMillionths(low),
    high: amountOfMillionths(high),
    outside: paid < low || paid > high,
  }
}
