// SPDX-License-Identifier: Apache-2.0
import type { ScoreDistribution, ScoreState } from '../prices/distribution.ts'
import { below, type Normal, wholeNumbers } from './normal.ts'

interface Points {
  readonly home: number
  readonly away: number
}

/** What a game is expected to bring: the points of home less those of away, and both together. */
export interface BasketballMeans {
  readonly margin: number
  readonly total: number
}

/** Where a game, or a part of it, is: what has been scored in it, and the share of the game left in it. */
export interface BasketballState {
  readonly score: Points
  /** 1 before the game, 0.25 before a quarter of it, 0 at the end. */
  readonly shareLeft: number
}

export const beforeTipOff: BasketballState = { score: { home: 0, away: 0 }, shareLeft: 1 }

/** The standard deviations of a whole game (game-rules.md section 9). */
export const deviationOfMargin = 12
export const deviationOfTotal = 18
const minutesOfGame = 48
const minutesOfOvertime = 5
/** So many deviations to either side are computed; beyond, less than one in a hundred thousand. */
const reach = 4.5

/** What the margin will be: the mean for the time left, and a deviation by the root of that time. */
export const marginOf = ({ margin }: BasketballMeans, { score, shareLeft }: BasketballState): Normal => ({
  mean: score.home - score.away + margin * shareLeft,
  deviation: deviationOfMargin * Math.sqrt(shareLeft),
})

/** What both sides will have scored together, without overtime. */
export const totalOf = ({ total }: BasketballMeans, { score, shareLeft }: BasketballState): Normal => ({
  mean: score.home + score.away + total * shareLeft,
  deviation: deviationOfTotal * Math.sqrt(shareLeft),
})

/** The probability that home wins; overtime, if needed, is won as the game leans. */
export const homeWins = (means: BasketballMeans, state: BasketballState = beforeTipOff): number =>
  1 - below(0, marginOf(means, state))

/**
 * The scores that a part can end with, margin and total independent, both rounded to whole points of the same
 * parity. Of a whole game a draw is decided by overtime: home wins it as often as the margin is above zero there,
 * by a margin of five minutes. Quarters and halves can be drawn.
 */
export function scoresOf(
  means: BasketballMeans,
  { state, hasOvertime }: { state: BasketballState; hasOvertime: boolean },
): ScoreDistribution {
  const { score } = state
  const margins = marginChances(means, state, hasOvertime)
  const least = score.home + score.away
  const total = totalOf(means, state)
  const from = Math.max(least, Math.floor(total.mean - reach * total.deviation))
  const to = Math.max(from, Math.ceil(total.mean + reach * total.deviation))
  const totals = wholeNumbers(total, from, to)
  const states: ScoreState[] = []
  for (const [margin, chance] of margins) pushScores(states, { margin, chance, score, from, totals })
  return renormalised(states)
}

/** The scores of one margin: totals of its parity, in which neither side has less than it has already. */
function pushScores(
  states: ScoreState[],
  {
    margin,
    chance,
    score,
    from,
    totals,
  }: { margin: number; chance: number; score: Points; from: number; totals: Float64Array },
): void {
  const isPossible = (total: number): boolean =>
    (total - margin) % 2 === 0 && (total + margin) / 2 >= score.home && (total - margin) / 2 >= score.away
  let sum = 0
  for (let place = 0; place < totals.length; place += 1) if (isPossible(from + place)) sum += totals[place]!
  if (sum <= 0) return
  for (let place = 0; place < totals.length; place += 1) {
    const total = from + place
    const probability = isPossible(total) ? (chance * totals[place]!) / sum : 0
    if (probability > 0) states.push({ home: (total + margin) / 2, away: (total - margin) / 2, probability })
  }
}

function marginChances(
  means: BasketballMeans,
  state: BasketballState,
  hasOvertime: boolean,
): Map<number, number> {
  const normal = marginOf(means, state)
  const from = Math.floor(normal.mean - reach * normal.deviation)
  const to = Math.ceil(normal.mean + reach * normal.deviation)
  const chances = new Map([...wholeNumbers(normal, from, to)].map((chance, place) => [from + place, chance]))
  const drawn = chances.get(0) ?? 0
  if (!hasOvertime || drawn === 0) return chances
  chances.delete(0)
  const homeShare = (below(0.5, normal) - below(0, normal)) / (below(0.5, normal) - below(-0.5, normal))
  const share = minutesOfOvertime / minutesOfGame
  const overtime: Normal = { mean: means.margin * share, deviation: deviationOfMargin * Math.sqrt(share) }
  addOvertime(chances, overtime, { home: drawn * homeShare, away: drawn * (1 - homeShare) })
  return chances
}

/** Spreads what is drawn over the margins of an overtime, each side as often as it wins there. */
function addOvertime(chances: Map<number, number>, overtime: Normal, drawn: Points): void {
  const most = Math.ceil(Math.abs(overtime.mean) + reach * overtime.deviation)
  const margins = wholeNumbers(overtime, -most, most)
  const sumOf = (sign: 1 | -1): number => {
    let sum = 0
    for (let margin = 1; margin <= most; margin += 1) sum += margins[most + sign * margin]!
    return sum
  }
  const sums = { home: sumOf(1), away: sumOf(-1) }
  for (let margin = 1; margin <= most; margin += 1) {
    const [ofHome, ofAway] = [margins[most + margin]!, margins[most - margin]!]
    chances.set(margin, (chances.get(margin) ?? 0) + (drawn.home * ofHome) / sums.home)
    chances.set(-margin, (chances.get(-margin) ?? 0) + (drawn.away * ofAway) / sums.away)
  }
}

/** What is beyond the computed range is shared among all scores. */
function renormalised(states: readonly ScoreState[]): ScoreDistribution {
  const sum = states.reduce((total, { probability }) => total + probability, 0)
  return { states: states.map((state) => ({ ...state, probability: state.probability / sum })) }
}
