// SPDX-License-Identifier: Apache-2.0
import { jackpotReturn, type JackpotTerms } from './jackpots.ts'
import { lotteries } from './lotteries.ts'
import type { Lottery } from './lottery.ts'
import { bestShare, oddsWith, type OddsLine } from './odds-lines.ts'
import { oddsAtLevel } from './prize-groups.ts'
import type { PlayType } from './play-type.ts'
import type { KenoTable } from './plays/keno-tables.ts'
import { playTypesOf } from './play-types.ts'
import { isAbove, none, plus, type Ratio, ratioOf } from './ratio.ts'

/** What a brand has set that decides what its lotteries return. */
export interface ReturnTerms {
  odds: readonly OddsLine[]
  /** Of the best prize group. */
  level: Ratio
  kenoTable: KenoTable
  jackpots: readonly JackpotTerms[]
}

/**
 * The least that each lottery keeps of a stake, in hundredths of a per cent rounded down: at its best play and choice,
 * in the best prize group. What goes into a jackpot comes back when somebody wins it.
 */
export function leastEdgesOf({ odds, level, kenoTable, jackpots }: ReturnTerms): Map<string, number> {
  const usual = new Map<PlayType, Ratio>()
  const shareOf = (lottery: Lottery, play: PlayType): Ratio => {
    const isUsual = odds.every(({ playType }) => playType !== play.code)
    const known = isUsual ? usual.get(play) : undefined
    if (known) return known
    const table = oddsAtLevel(oddsWith(odds, lottery, play, play.tables?.[kenoTable]), level)
    const share = bestShare(play, table)
    if (isUsual) usual.set(play, share)
    return share
  }
  return new Map(
    lotteries.map((lottery) => {
      const best = playTypesOf(lottery)
        .map((play) => {
          if (!play.jackpots) return shareOf(lottery, play)
          const { pooled, started } = jackpotReturn(lottery, jackpots)
          return plus(shareOf(lottery, play), plus(pooled, started))
        })
        .reduce((most, each) => (isAbove(each, most) ? each : most), none)
      return [lottery.gameCode, edgeOf(best)]
    }),
  )
}

function edgeOf(share: Ratio): number {
  const { numerator, denominator } = share
  const whole = ratioOf(1, 1)
  if (isAbove(share, whole)) return 0
  return Number(((denominator - numerator) * 10_000n) / denominator)
}
