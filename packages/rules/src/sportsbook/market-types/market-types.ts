// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '../model/market.ts'
import { isPeriodOf } from '../model/period.ts'
import type { Sport } from '../model/sport.ts'
import { betterHalf } from './better-half.ts'
import { bothScore } from './both-score.ts'
import { correctScore } from './correct-score.ts'
import { correctSeriesScore } from './correct-series-score.ts'
import { doubleChance } from './double-chance.ts'
import { drawNoBet } from './draw-no-bet.ts'
import { exactGoals } from './exact-goals.ts'
import { fights } from './fight.ts'
import { halfFull } from './half-full.ts'
import { handicap } from './handicap.ts'
import { intervalGoal } from './interval-goal.ts'
import type { MarketType } from './market-type.ts'
import { moneyLine } from './money-line.ts'
import { nextGoal } from './next-goal.ts'
import { oddEven } from './odd-even.ts'
import { outrights } from './outright.ts'
import { result1x2 } from './result-1x2.ts'
import { teamTotals } from './team-total.ts'
import { total } from './total.ts'

/** All market types, in the order of the event page. */
export const marketTypes: readonly MarketType[] = [
  result1x2,
  moneyLine,
  handicap,
  total,
  doubleChance,
  drawNoBet,
  bothScore,
  correctScore,
  correctSeriesScore,
  halfFull,
  nextGoal,
  ...teamTotals,
  exactGoals,
  oddEven,
  betterHalf,
  intervalGoal,
  ...outrights,
  ...fights,
]

const byCode: ReadonlyMap<string, MarketType> = new Map(marketTypes.map((type) => [type.code, type]))

export const marketTypesOf = (sport: Sport): readonly MarketType[] =>
  marketTypes.filter(({ sports }) => sports.includes(sport))

/** The type of a market; undefined if there is none of that code. */
export const findMarketType = (code: string): MarketType | undefined => byCode.get(code)

/** The type of a market. Throws RangeError if there is none of that code. */
export function marketTypeOf(code: string): MarketType {
  const type = findMarketType(code)
  if (!type) throw new RangeError(`There is no market type ${code}`)
  return type
}

/** Whether a sport can have a market of these terms: a known type, a part that has it, and a line it can have. */
export function isMarketOf(sport: Sport, { type: code, period, line }: MarketTerms): boolean {
  const type = byCode.get(code)
  if (!type?.sports.includes(sport) || !isPeriodOf(sport, period) || !type.hasPeriod(sport, period))
    return false
  return type.line === 'none' ? line === undefined : line !== undefined && type.isLine(sport, line)
}
