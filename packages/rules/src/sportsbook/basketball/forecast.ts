// SPDX-License-Identifier: Apache-2.0
import type { ScoreDistribution } from '../prices/distribution.ts'
import { below, type Normal, wholeNumbers } from './normal.ts'

interface Points {
  readonly home: number
  readonly away: number
}

/** What a game is expected to bring: the points of home less those of away, and both together. */
export interface BasketballMeans {
  readonly margin: number
  readonly total: number
  /** The standard deviations of a whole game, where the league has its own. */
  readonly marginDeviation?: number | undefined
  readonly totalDeviation?: number | undefined
}

/** Where a game, or a part of it, is: what has been scored in it, and the share of the game left in it. */
export interface BasketballState {
  readonly score: Points
  /** 1 before the game, 0.25 before a quarter of it, 0 at the end. */
  readonly shareLeft: number
}

export const beforeTipOff: BasketballState = { score: { home: 0, away: 0 }, shareLeft: 1 }

/** The standard deviations of a whole game, fitted to eleven NBA playoffs (`fitSpreads`). */
export const deviationOfMargin = 14.6
export const deviationOfTotal = 19.7
const minutesOfGame = 48
const minutesOfOvertime = 5
/** So many deviations to either side are computed; beyond, less than one in a hundred thousand. */
const reach = 4.5
/** Scores less likely are left out; all of them together are less than one in a hundred thousand. */
const leastProbability = 1e-9

interface MutableState {
  home: number
  away: number
  probability: number
}

/** What the margin will be: the mean for the time left, and a deviation by the root of that time. */
export const marginOf = (
  { margin, marginDeviation = deviationOfMargin }: BasketballMeans,
  { score, shareLeft }: BasketballState,
): Normal => ({
  mean: score.home - score.away + margin * shareLeft,
  deviation: marginDeviation * Math.sqrt(shareLeft),
})

/** What both sides will have scored together, without overtime. */
export const totalOf = (
  { total, totalDeviation = deviationOfTotal }: BasketballMeans,
  { score, shareLeft }: BasketballState,
): Normal => ({
  mean: score.home + score.away + total * shareLeft,
  deviation: totalDeviation * Math.sqrt(shareLeft),
})

/** The probability that home wins; overtime, if needed, is won as the game leans. */
export const homeWins = (means: BasketballMeans, state: BasketballState = beforeTipOff): number =>
  1 - below(0, marginOf(means, state))

/**
 * The scores that a part can end with, margin and total independent, both rounded to whole points of the same
 * parity. Of a whole game a draw is decided by overtime: home wins it as often as the margin is above zero
 * there, by the margin and total of five minutes. Quarters and halves can be drawn.
 */
export function scoresOf(
  means: BasketballMeans,
  { state, hasOvertime }: { state: BasketballState; hasOvertime: boolean },
): ScoreDistribution {
  const states: MutableState[] = []
  const [normal, total] = [marginOf(means, state), totalOf(means, state)]
  const chances = chancesAround(normal)
  const drawn = hasOvertime ? (chances.get(0) ?? 0) : 0
  if (drawn > 0) chances.delete(0)
  pushScores(states, { margins: chances, total, least: state.score })
  if (drawn > 0) {
    const share = minutesOfOvertime / minutesOfGame
    const ofOvertime = marginOf(means, { score: { home: 0, away: 0 }, shareLeft: share })
    const margins = marginsOfOvertime(ofOvertime, { drawn, homeShare: homeShareOfDraw(normal) })
    const { mean, deviation } = totalOf(means, { score: state.score, shareLeft: state.shareLeft + share })
    pushScores(states, { margins, total: { mean, deviation }, least: state.score })
  }
  return renormalised(states)
}

/** Adds the scores of each margin: totals of its parity in which neither side has less than it has already. */
function pushScores(
  states: MutableState[],
  { margins, total, least }: { margins: ReadonlyMap<number, number>; total: Normal; least: Points },
): void {
  const from = Math.max(least.home + least.away, Math.floor(total.mean - reach * total.deviation))
  const totals = wholeNumbers(total, from, Math.max(from, Math.ceil(total.mean + reach * total.deviation)))
  for (const [margin, chance] of margins) {
    const lowest = Math.max(from, 2 * least.home - margin, 2 * least.away + margin)
    const first = lowest - from + (Math.abs(lowest - margin) % 2)
    let possible = 0
    for (let index = first; index < totals.length; index += 2) possible += totals[index]!
    for (let index = first; index < totals.length; index += 2) {
      const probability = (chance * totals[index]!) / possible
      const sum = from + index
      if (probability > leastProbability)
        states.push({ home: (sum + margin) / 2, away: (sum - margin) / 2, probability })
    }
  }
}

function chancesAround(normal: Normal): Map<number, number> {
  const from = Math.floor(normal.mean - reach * normal.deviation)
  const to = Math.ceil(normal.mean + reach * normal.deviation)
  return new Map([...wholeNumbers(normal, from, to)].map((chance, index) => [from + index, chance]))
}

/** Of the figures that round to a draw, the share that is above zero. */
const homeShareOfDraw = (normal: Normal): number =>
  (below(0.5, normal) - below(0, normal)) / (below(0.5, normal) - below(-0.5, normal))

/** Spreads what is drawn over the margins of an overtime; a second one, after a draw, is as the first. */
function marginsOfOvertime(
  ofOvertime: Normal,
  { drawn, homeShare }: { drawn: number; homeShare: number },
): Map<number, number> {
  const chances = chancesAround(ofOvertime)
  const sumOf = (sign: number): number =>
    [...chances].reduce((sum, [margin, chance]) => (Math.sign(margin) === sign ? sum + chance : sum), 0)
  const sums = { home: sumOf(1), away: sumOf(-1) }
  chances.delete(0)
  for (const [margin, chance] of chances)
    chances.set(
      margin,
      margin > 0 ? (chance / sums.home) * drawn * homeShare : (chance / sums.away) * drawn * (1 - homeShare),
    )
  return chances
}

/** What is beyond the computed range is shared among all scores. */
function renormalised(states: MutableState[]): ScoreDistribution {
  let sum = 0
  for (const { probability } of states) sum += probability
  for (const state of states) state.probability /= sum
  return { states }
}
