// SPDX-License-Identifier: Apache-2.0
import { lotteries } from './lotteries.ts'
import type { Lottery } from './lottery.ts'
import { type Odds, oddsFromText, type OddsTable } from './odds.ts'
import { mostFixedBesideJackpots } from './jackpots.ts'
import { back, type PlayType } from './play-type.ts'
import type { KenoTable } from './plays/keno-tables.ts'
import { playTypeOf, playTypesOf } from './play-types.ts'
import { isAbove, type Ratio, ratioOf } from './ratio.ts'
import { oddsAtLevel } from './prize-groups.ts'
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

const isFor = ({ code }: Pick<OddsLine, 'code'>, { tag, gameCode }: Lottery): boolean =>
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
  const single = lines.flatMap((line, index) => faultOfLine(line, index) ?? [])
  return single.length > 0 ? single : faultsOfReturn(lines)
}

function faultOfLine(line: OddsLine, index: number): OddsFault | undefined {
  const meant = lotteries.filter((lottery) => isFor(line, lottery))
  if (meant.length === 0) return { line: index, fault: 'lottery' }
  const plays = meant.flatMap((lottery) => playTypeOf(lottery, line.playType) ?? [])
  if (plays.length === 0) return { line: index, fault: 'playType' }
  if (!plays.some((play) => hasTier(play, line.tier))) return { line: index, fault: 'tier' }
  // It returns the stake, and nothing counts as staked: only exactly the stake is valid.
  if (line.tier === back && line.odds !== 1) return { line: index, fault: 'refund' }
  return oddsOfLine(line) ? undefined : { line: index, fault: 'form' }
}

/** Lines apply together, and a later one replaces an earlier one: only the result counts. */
function faultsOfReturn(lines: readonly OddsLine[]): OddsFault[] {
  const faults = new Map<number, OddsFault>()
  const codes = new Set(lines.map(({ playType }) => playType))
  for (const lottery of lotteries) {
    for (const code of codes) {
      const playType = playTypeOf(lottery, code)
      const index = lines.findLastIndex((line) => line.playType === code && isFor(line, lottery))
      if (!playType || index < 0 || faults.has(index)) continue
      const share = bestShare(playType, oddsWith(lines, lottery, playType))
      if (isAbove(share, playType.jackpots ? mostFixedBesideJackpots : mostReturned))
        faults.set(index, { line: index, fault: 'return', gameCode: lottery.gameCode, share })
    }
  }
  return [...faults.values()].toSorted((one, other) => one.line - other.line)
}

/** A play of a lottery that returns more of its stakes than it may. */
export interface PlayAbove {
  gameCode: string
  playType: string
  share: Ratio
}

/**
 * All plays of all lotteries that return more than the ceiling with these lines, at the level of the best prize
 * group; those of default odds included.
 */
export function playsAbove(
  lines: readonly OddsLine[],
  { level, ceiling, kenoTable }: { level: Ratio; ceiling: Ratio; kenoTable: KenoTable },
): PlayAbove[] {
  const usual = new Map<PlayType, Ratio>()
  return lotteries.flatMap((lottery) => {
    const own = lines.filter((line) => isFor(line, lottery))
    return playTypesOf(lottery).flatMap((playType) => {
      const isUsual = own.every((line) => line.playType !== playType.code)
      const share =
        (isUsual && usual.get(playType)) || shareAtLevel(own, { lottery, playType, level, kenoTable })
      if (isUsual) usual.set(playType, share)
      const limit =
        playType.jackpots && isAbove(ceiling, mostFixedBesideJackpots) ? mostFixedBesideJackpots : ceiling
      return isAbove(share, limit) ? [{ gameCode: lottery.gameCode, playType: playType.code, share }] : []
    })
  })
}

const shareAtLevel = (
  lines: readonly OddsLine[],
  {
    lottery,
    playType,
    level,
    kenoTable,
  }: { lottery: Lottery; playType: PlayType; level: Ratio; kenoTable: KenoTable },
): Ratio =>
  bestShare(playType, oddsAtLevel(oddsWith(lines, lottery, playType, playType.tables?.[kenoTable]), level))

/** Whether a play can have odds for a tier: those of its default odds and of its tables. */
const hasTier = ({ odds, tables = {} }: PlayType, tier: string): boolean =>
  [odds, ...Object.values(tables)].some((table) => Object.hasOwn(table, tier))

/** The share of the choice that returns the most. */
export const bestShare = (playType: PlayType, odds: OddsTable): Ratio =>
  (playType.pick.form === 'choice' ? playType.pick.choices : [''])
    .map((choice) => shareReturned(playType, choice, odds))
    .reduce((most, each) => (isAbove(each, most) ? each : most))

/** A share in per cent, rounded up to hundredths, so that a value above the limit also reads as above it. */
export function percentUp({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string {
  const hundredths = (numerator * 10_000n + denominator - 1n) / denominator
  return String(Number(hundredths) / 100)
}

/** Sets odds as an operator types them: in place of those of the same prize, else before all that are for less. */
export function withOdds(lines: readonly OddsLine[], set: OddsLine): OddsLine[] {
  const isSame = (line: OddsLine): boolean =>
    line.code === set.code && line.playType === set.playType && line.tier === set.tier
  if (lines.some(isSame)) return lines.map((line) => (isSame(line) ? set : line))
  const index = lines.findIndex((line) => reachOf(line) > reachOf(set))
  return index < 0 ? [...lines, set] : [...lines.slice(0, index), set, ...lines.slice(index)]
}

/** 0: everywhere; 1: a group; 2: one lottery. */
const reachOf = ({ code }: OddsLine): number =>
  code === '' ? 0 : lotteries.some(({ tag }) => tag === code) ? 1 : 2

/** The share that each choice of a play returns; one, with an empty name, if all choices return the same. */
export function sharesOf(playType: PlayType, odds: OddsTable): { choice: string; share: Ratio }[] {
  const choices = playType.pick.form === 'choice' ? playType.pick.choices : ['']
  const shares = choices.map((choice) => ({ choice, share: shareReturned(playType, choice, odds) }))
  const [first] = shares
  const alike = shares.every(
    ({ share }) =>
      share.numerator === first?.share.numerator && share.denominator === first.share.denominator,
  )
  return alike && first ? [{ choice: '', share: first.share }] : shares
}

/** The lotteries that a line with this code is for. */
export const lotteriesFor = (code: string): readonly Lottery[] =>
  lotteries.filter((lottery) => isFor({ code }, lottery))
