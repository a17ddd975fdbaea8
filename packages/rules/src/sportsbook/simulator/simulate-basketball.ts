// SPDX-License-Identifier: Apache-2.0
import { type BasketballMeans, beforeTipOff, marginOf, totalOf } from '../basketball/forecast.ts'
import { secondsOfQuarter } from '../basketball/period-scores.ts'
import { drawNormal, drawWhole } from './draws.ts'
import {
  type Incident,
  type IncidentSide,
  incidentSides,
  type NextNumber,
  type SidePair,
} from './incident.ts'

export const basketballIncidentKinds = ['quarterStart', 'basket', 'quarterEnd', 'gameEnd'] as const
export type BasketballIncidentKind = (typeof basketballIncidentKinds)[number]

/** What an incident adds to its kind and side. */
export interface BasketballDetail {
  /** 1 to 4; from 5 on overtimes. */
  readonly quarter: number
  /** After the incident. */
  readonly score: SidePair
  /** Of a basket: 1, 2 or 3. */
  readonly points?: number
}

export type BasketballIncident = Incident<BasketballIncidentKind, BasketballDetail>

const quartersOfGame = 4
const secondsOfOvertime = 300
const mostPoints = 400
const deviationOfQuarter = 0.04
const deviationOfOvertime = 4
const pointsOfOvertime = 10
/** Of the baskets: free throws, and shots from far. */
const [shareOfOnes, shareOfThrees] = [0.25, 0.2]

/**
 * A game from the first to the last second. With a recorded result it ends with that, after four quarters;
 * otherwise margin and total are drawn from the model, and a draw goes into overtime. The same numbers give the
 * same game. Throws RangeError for a result that is drawn or cannot be.
 */
export function simulateBasketball(
  { means, result }: { means: BasketballMeans; result?: SidePair | undefined },
  next: NextNumber,
): BasketballIncident[] {
  if (result && !isResult(result)) throw new RangeError('A game ends with whole points and a winner')
  const regular = result ?? drawRegular(means, next)
  const quarters = splitInto(regular, next)
  if (regular.home === regular.away) quarters.push(drawOvertime(means, next))
  const score = { home: 0, away: 0 }
  const incidents = quarters.flatMap((points, place) => playQuarter(points, { place, score }, next))
  const { atSecond } = incidents.at(-1)!
  return [
    ...incidents,
    { atSecond, kind: 'gameEnd', detail: { quarter: quarters.length, score: { ...score } } },
  ]
}

/** The points of each quarter so far, the one being played too, as rules and prices need them. */
export function quartersAt(
  incidents: readonly BasketballIncident[],
  playedSecond: number,
): { quarters: SidePair[]; ended: number; isOver: boolean } {
  const quarters: { home: number; away: number }[] = []
  let [ended, isOver] = [0, false]
  for (const { atSecond, kind, side, detail } of incidents) {
    if (atSecond > playedSecond) break
    const quarter = (quarters[detail.quarter - 1] ??= { home: 0, away: 0 })
    if (kind === 'basket' && side) quarter[side] += detail.points ?? 0
    if (kind === 'quarterEnd') ended += 1
    if (kind === 'gameEnd') isOver = true
  }
  return { quarters, ended, isOver }
}

const isResult = ({ home, away }: SidePair): boolean =>
  home !== away &&
  [home, away].every((points) => Number.isInteger(points) && points >= 0 && points <= mostPoints)

function drawRegular(means: BasketballMeans, next: NextNumber): SidePair {
  const [margin, total] = [marginOf(means, beforeTipOff), totalOf(means, beforeTipOff)]
  const ahead = Math.round(drawNormal(margin.mean, margin.deviation, next))
  const sum = drawNormal(total.mean, total.deviation, next)
  const away = Math.min(mostPoints / 2, Math.max(20, Math.round((sum - ahead) / 2), 20 - ahead))
  return { home: away + ahead, away }
}

function drawOvertime(means: BasketballMeans, next: NextNumber): SidePair {
  const lean = (means.margin * secondsOfOvertime) / (secondsOfQuarter * quartersOfGame)
  const ahead = Math.round(drawNormal(lean, deviationOfOvertime, next)) || (next() < 0.5 ? 1 : -1)
  const least = pointsOfOvertime + drawWhole(-3, 3, next)
  return { home: least + Math.max(0, ahead), away: least + Math.max(0, -ahead) }
}

/** Four quarters that sum to these points, each near to a quarter of them. */
function splitInto(points: SidePair, next: NextNumber): SidePair[] {
  const split = (whole: number): number[] => {
    const bounds = Array.from({ length: quartersOfGame - 1 }, (_, place) =>
      Math.round(whole * ((place + 1) / quartersOfGame + drawNormal(0, deviationOfQuarter, next))),
    )
      .map((bound) => Math.min(whole, Math.max(0, bound)))
      .toSorted((one, other) => one - other)
    return [...bounds, whole].map((bound, place) => bound - (bounds[place - 1] ?? 0))
  }
  const [home, away] = [split(points.home), split(points.away)]
  return home.map((each, place) => ({ home: each, away: away[place]! }))
}

function playQuarter(
  points: SidePair,
  { place, score }: { place: number; score: { home: number; away: number } },
  next: NextNumber,
): BasketballIncident[] {
  const quarter = place + 1
  const isOvertime = quarter > quartersOfGame
  const start =
    Math.min(place, quartersOfGame) * secondsOfQuarter +
    Math.max(0, place - quartersOfGame) * secondsOfOvertime
  const length = isOvertime ? secondsOfOvertime : secondsOfQuarter
  const baskets = incidentSides
    .flatMap((side) => basketsOf(points[side], next).map((worth) => ({ side, worth })))
    .map((basket) => ({ ...basket, atSecond: start + drawWhole(5, length - 1, next) }))
    .toSorted((one, other) => one.atSecond - other.atSecond)
  const incident = (
    kind: BasketballIncidentKind,
    atSecond: number,
    of: { side?: IncidentSide; points?: number } = {},
  ): BasketballIncident => {
    const { side, points } = of
    if (side) score[side] += points ?? 0
    return { atSecond, kind, side, detail: { quarter, score: { ...score }, ...(points ? { points } : {}) } }
  }
  return [
    incident('quarterStart', start),
    ...baskets.map(({ atSecond, side, worth }) => incident('basket', atSecond, { side, points: worth })),
    incident('quarterEnd', start + length),
  ]
}

/** Free throws, shots and shots from far that sum to these points. */
function basketsOf(points: number, next: NextNumber): number[] {
  const baskets: number[] = []
  for (let left = points; left > 0;) {
    const number = next()
    const wanted = number < shareOfOnes ? 1 : number < 1 - shareOfThrees ? 2 : 3
    const worth = Math.min(left, wanted)
    baskets.push(worth)
    left -= worth
  }
  return baskets
}
