// SPDX-License-Identifier: Apache-2.0
import { lotteries } from './lotteries.ts'
import type { Lottery } from './lottery.ts'
import { type Odds, oddsFromText, type OddsTable } from './odds.ts'
import { mostFixedBesideJackpots } from './jackpots.ts'
import { back, type PlayType } from './play-type.ts'
import { playTypeOf } from './play-types.ts'
import { isAbove, type Ratio, ratioOf } from './ratio.ts'
import { shareReturned } from './wager.ts'

/**
 * Odds that an operator sets in place of the default ones: for a group, for one lottery, or with an empty
 * code everywhere.
 */
export interface OddsLine {
  code: string
  playType: string
  tier: string
  odds: number
}

/** The problem of a line, by its index in the list. */
export type OddsFault =
  | { line: number; fault: 'lottery' | 'playType' | 'tier' | 'refund' | 'form' }
  /** With these lines, a pick of this play returns more than `mostReturned` of its stakes. */
  | { line: number; fault: 'return'; gameCode: string; share: Ratio }

/** No play may return more than this share of its stakes in the long run: 1, as with fair odds. */
export const mostReturned: Ratio = ratioOf(1, 1)

const isFor = ({ code }: OddsLine, { tag, gameCode }: Lottery): boolean =>
  code === '' || code === tag || code === gameCode
const oddsOfLine = ({ odds }: OddsLine): Odds | undefined => oddsFromText(String(odds))

/**
 * The odds of a play under these lines: for each tier the last line that fits, otherwise the default. A play
 * without lines has the odds `base`: lines are judged on the default odds alone.
 */
export function oddsWith(
  lines: readonly OddsLine[],
  lottery: Lottery,
  playType: PlayType,
  base: OddsTable = playType.odds,
): OddsTable {
  const own = lines.filter((line) => line.playType === playType.code && isFor(line, lottery))
  const table: Record<string, Odds> = { ...(own.length > 0 ? playType.odds : base) }
  for (const line of own) {
    const odds = hasTier(playType, line.tier) ? oddsOfLine(line) : undefined
    if (odds) table[line.tier] = odds
  }
  return table
}

/** All problems of these lines, at most one for each; none if they can be used. */
export function faultsOfOddsLines(lines: readonly OddsLine[]): OddsFault[] {
  const single = lines.flatMap((line, place) => faultOfLine(line, place) ?? [])
  return single.length > 0 ? single : faultsOfReturn(lines)
}

function faultOfLine(line: OddsLine, place: number): OddsFault | undefined {
  const meant = lotteries.filter((lottery) => isFor(line, lottery))
  if (meant.length === 0) return { line: place, fault: 'lottery' }
  const plays = meant.flatMap((lottery) => playTypeOf(lottery, line.playType) ?? [])
  if (plays.length === 0) return { line: place, fault: 'playType' }
  if (!plays.some((play) => hasTier(play, line.tier))) return { line: place, fault: 'tier' }
  // It returns the stake, and nothing counts as staked: only exactly the stake is valid.
  if (line.tier === back && line.odds !== 1) return { line: place, fault: 'refund' }
  return oddsOfLine(line) ? undefined : { line: place, fault: 'form' }
}

/** Lines apply together, and a later one replaces an earlier one: only the result counts. */
function faultsOfReturn(lines: readonly OddsLine[]): OddsFault[] {
  const faults = new Map<number, OddsFault>()
  const codes = new Set(lines.map(({ playType }) => playType))
  for (const lottery of lotteries) {
    for (const code of codes) {
      const playType = playTypeOf(lottery, code)
      const place = lines.findLastIndex((line) => line.playType === code && isFor(line, lottery))
      if (!playType || place < 0 || faults.has(place)) continue
      const share = bestShare(playType, oddsWith(lines, lottery, playType))
      if (isAbove(share, playType.jackpots ? mostFixedBesideJackpots : mostReturned))
        faults.set(place, { line: place, fault: 'return', gameCode: lottery.gameCode, share })
    }
  }
  return [...faults.values()].toSorted((one, other) => one.line - other.line)
}

/** Whether a play can have odds for a tier: those of its default odds and of its tables. */
const hasTier = ({ odds, tables = {} }: PlayType, tier: string): boolean =>
  [odds, ...Object.values(tables)].some((table) => Object.hasOwn(table, tier))

/** The share of the choice that returns the most. */
const bestShare = (playType: PlayType, odds: OddsTable): Ratio =>
  (playType.pick.form === 'choice' ? playType.pick.choices : [''])
    .map((choice) => shareReturned(playType, choice, odds))
    .reduce((most, each) => (isAbove(each, most) ? each : most))
