// SPDX-License-Identifier: Apache-2.0
import type { EventFacts, Scores } from '../market-types/market-type.ts'
import type { Period } from '../model/period.ts'
import type { EventResult, FootballResult } from '../model/result.ts'
import type { Score, Sport } from '../model/sport.ts'
import { periodScore } from '../settlement/scores/period-score.ts'

/** Parts of an event whose scores go together, and what they can still end with. */
export interface ScoreGroup {
  readonly periods: readonly Period[]
  readonly states: readonly Scores[]
}

/** Goals that a side may still score in a half; the last stands for more than any line asks for. */
const goalsToCome = [0, 1, 2, 3, 4, 9]

/** What a side scores of points and games in a part that has not begun. */
const usual: Readonly<Record<string, readonly [least: number, most: number]>> = {
  game: [70, 150],
  first_half: [25, 85],
  second_half: [25, 85],
  quarter: [8, 48],
  games: [0, 30],
  set: [0, 7],
}

/**
 * How the parts of an event can end that markets are about, those that depend on each other together. Not all that is
 * possible, but enough to tell each outcome of a market from every other.
 */
export function possibleScores(
  { sport, result, facts }: { sport: Sport; result: EventResult | undefined; facts: EventFacts },
  periods: readonly Period[],
): readonly ScoreGroup[] {
  const isJoined = (period: Period): boolean => sport === 'football' && joined.includes(period)
  const alone = periods.filter((period) => !isJoined(period))
  const groups = alone.map((period) => ({
    periods: [period],
    states: pairsOf(sport, period, { result, facts }).map((score) => ({ [period]: score })),
  }))
  if (!periods.some(isJoined)) return groups
  return [{ periods: joined, states: halvesOf(result?.sport === 'football' ? result : undefined) }, ...groups]
}

const joined: readonly Period[] = ['regular', 'first_half', 'second_half']
const none: Score = { home: 0, away: 0 }

function halvesOf(result: FootballResult | undefined): Scores[] {
  const half = (index: number): Score[] => {
    const known = result?.halves[index] ?? none
    return (result?.ended ?? 0) > index ? [known] : grid(known, goalsToCome)
  }
  return half(0).flatMap((first) =>
    half(1).map((second) => ({
      first_half: first,
      second_half: second,
      regular: { home: first.home + second.home, away: first.away + second.away },
    })),
  )
}

const grid = (known: Score, more: readonly number[]): Score[] =>
  more.flatMap((home) => more.map((away) => ({ home: known.home + home, away: known.away + away })))

function pairsOf(
  sport: Sport,
  period: Period,
  { result, facts }: { result: EventResult | undefined; facts: EventFacts },
): Score[] {
  const said = result && periodScore(result, period)
  const known = typeof said === 'object' ? said : none
  if (period === 'sets' || period === 'maps') return series(facts.bestOf ?? 3, known)
  if (period.startsWith('map_'))
    return [
      { home: 1, away: 0 },
      { home: 0, away: 1 },
    ]
  if (sport === 'football') return grid(known, goalsToCome)
  const [least, most] = usual[period.replace(/_\d+$/, '')] ?? [0, 0]
  const from = known.home + known.away === 0 ? least : 0
  const more = Array.from({ length: most - least + 1 }, (_, index) => from + index)
  return grid(known, more).filter(
    ({ home, away }) => (period !== 'game' && !period.startsWith('set_')) || home !== away,
  )
}

/** Who reaches the majority, and how often the other side won until then. */
function series(bestOf: number, known: Score): Score[] {
  const wins = (bestOf + 1) / 2
  return Array.from({ length: wins }, (_, other) => other).flatMap((other) => [
    ...(other >= known.away && known.home <= wins ? [{ home: wins, away: other }] : []),
    ...(other >= known.home && known.away <= wins ? [{ home: other, away: wins }] : []),
  ])
}
