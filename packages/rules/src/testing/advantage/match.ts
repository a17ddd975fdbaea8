// SPDX-License-Identifier: Apache-2.0
import { playedMinutesOfFirstHalf, playedMinutesOfMatch } from '../../sportsbook/football/clock.ts'
import type { FootballResult } from '../../sportsbook/model/result.ts'
import { pricedFootball } from '../../sportsbook/offers/football-offers.ts'
import type { PricedEvent } from '../../sportsbook/offers/price-market.ts'
import { goalsOfMeans } from '../../sportsbook/simulator/football-goals.ts'
import { inOrder, type FootballIncident } from '../../sportsbook/simulator/football-incident.ts'
import { momentAt, type FootballMoment } from '../../sportsbook/simulator/football-moment.ts'
import { momentsOf } from '../../sportsbook/simulator/football-moments.ts'
import type { Next } from './draws.ts'
import { delaySeconds } from './money-rules.ts'

const halfTimeSecond = playedMinutesOfFirstHalf * 60
export const lastSecond = playedMinutesOfMatch * 60
const correlation = -0.08
const redCards = 0.08

/** A match of the simulated book, and what is known of it at each second. */
export interface Match {
  readonly goalSeconds: readonly number[]
  momentAt(second: number): FootballMoment
  /** What it is priced from at a second; the same one for the same second. */
  pricedAt(second: number): PricedEvent
  readonly result: FootballResult
}

/** A match of random sides: its goals and red cards as the simulator of the book draws them. */
export function playMatch(next: Next): Match {
  const means = { home: 0.6 + 1.9 * next(), away: 0.5 + 1.4 * next(), correlation }
  const cards = momentsOf(() => redCards, next)
  const incidents = inOrder([
    { atSecond: 0, kind: 'kickOff' },
    ...goalsOfMeans(means, cards, next).map((goal) => ({ ...goal, kind: 'goal' as const })),
    ...cards.map((card) => ({ ...card, kind: 'redCard' as const })),
    { atSecond: halfTimeSecond, kind: 'halfTime', half: 1 },
    { atSecond: halfTimeSecond, kind: 'secondHalf', half: 2 },
    { atSecond: lastSecond, kind: 'fullTime', half: 2 },
  ])
  const priced = new Map<number, PricedEvent>()
  const at = (second: number): FootballMoment => momentAt(incidents, second)
  return {
    goalSeconds: incidents.filter(({ kind }) => kind === 'goal').map(({ atSecond }) => atSecond),
    momentAt: at,
    pricedAt(second) {
      const { state, atHalfTime, goals } = at(second)
      const event = priced.get(second) ?? pricedFootball(means, { state, known: { atHalfTime, goals } })
      priced.set(second, event)
      return event
    },
    result: resultOf(at(lastSecond), incidents),
  }
}

function resultOf(
  { state: { score }, atHalfTime, goals }: FootballMoment,
  incidents: readonly FootballIncident[],
): FootballResult {
  const half = atHalfTime!
  const second = { home: score.home - half.home, away: score.away - half.away }
  if (!incidents.some(({ kind }) => kind === 'fullTime')) throw new Error('a match has no end')
  return { sport: 'football', halves: [half, second], ended: 2, over: true, goals }
}

/** Whether a goal falls in any match while something that was taken at a second waits. */
export const changesMeanwhile = (matches: readonly Match[], second: number): boolean =>
  matches.some(({ goalSeconds }) =>
    goalSeconds.some((goal) => goal > second && goal <= second + delaySeconds),
  )

/** The first goal after a second, of all matches. */
export const nextGoalOf = (matches: readonly Match[], second: number): number | undefined =>
  matches
    .flatMap(({ goalSeconds }) => goalSeconds.filter((goal) => goal > second))
    .toSorted((one, other) => one - other)[0]
