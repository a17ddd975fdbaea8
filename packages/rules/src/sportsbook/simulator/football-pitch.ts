// SPDX-License-Identifier: Apache-2.0
import { playedMinutesOfMatch } from '../football/clock.ts'
import type { GoalMeans } from '../football/score-grid.ts'
import { drawNormal } from './draws.ts'
import type { FootballIncident, FootballIncidentKind } from './football-incident.ts'
import type { IncidentSide, NextNumber } from './incident.ts'

/**
 * Where the ball is at a second of play, in per cent of the pitch: `x` from the goal line of home to that of
 * away, which home attacks in both halves, `y` from one side line to the other.
 */
export interface BallPosition {
  readonly atSecond: number
  /** Who has the ball. */
  readonly side: IncidentSide
  readonly x: number
  readonly y: number
}

/** What an attack of a side puts on the balance of pressure, which fades by a quarter a minute. */
const pressure: Readonly<Partial<Record<FootballIncidentKind, number>>> = {
  shot: 14,
  corner: 10,
  penalty: 30,
  goal: 25,
}
const fading = 0.75
const unrest = 9
const strongest = 100
const secondsPerPosition = 3

/** The pressure for each minute of play, and the way of the ball that goes with it. */
export function drawPitch(
  { means, incidents }: { means: GoalMeans; incidents: readonly FootballIncident[] },
  next: NextNumber,
): { ball: BallPosition[]; momentum: number[] } {
  const momentum = drawMomentum(means, incidents, next)
  return { momentum, ball: drawBall(momentum, incidents, next) }
}

function drawMomentum(means: GoalMeans, incidents: readonly FootballIncident[], next: NextNumber): number[] {
  const lean = (30 * (means.home - means.away)) / (means.home + means.away + 1)
  const byMinute = new Float64Array(playedMinutesOfMatch)
  for (const { atSecond, kind, side } of incidents) {
    const minute = Math.min(playedMinutesOfMatch - 1, Math.floor(atSecond / 60))
    byMinute[minute]! += (side === 'home' ? 1 : -1) * (side ? (pressure[kind] ?? 0) : 0)
  }
  let balance = 0
  return [...byMinute].map((attacks) => {
    balance = balance * fading + lean * (1 - fading) + drawNormal(attacks, unrest, next)
    balance = Math.min(strongest, Math.max(-strongest, balance))
    return Math.round(balance)
  })
}

function drawBall(
  momentum: readonly number[],
  incidents: readonly FootballIncident[],
  next: NextNumber,
): BallPosition[] {
  const placed = new Map(
    incidents.flatMap((incident) => {
      const point = pointOf(incident, next())
      return point ? [[incident.atSecond, point] as const] : []
    }),
  )
  const seconds = new Set(placed.keys())
  for (let second = 0; second < playedMinutesOfMatch * 60; second += secondsPerPosition) seconds.add(second)
  let [x, y] = [50, 50]
  return [...seconds]
    .toSorted((one, other) => one - other)
    .map((atSecond) => {
      // The minute before: what this minute still brings must not show in it.
      const pressing = momentum[Math.min(momentum.length, Math.floor(atSecond / 60)) - 1] ?? 0
      const hasHome = next() < 0.5 + pressing / 250
      // The ball is drawn towards where the pressure is, and wanders on the way.
      x = inside(x + (50 + pressing * 0.3 - x) * 0.25 + drawNormal(hasHome ? 3 : -3, 11, next))
      y = inside(y + (50 - y) * 0.2 + drawNormal(0, 14, next))
      const point = placed.get(atSecond)
      if (point) [x, y] = [point.x, point.y]
      return {
        atSecond,
        side: point?.side ?? (hasHome ? 'home' : 'away'),
        x: Math.round(x),
        y: Math.round(y),
      }
    })
}

const inside = (per100: number): number => Math.min(97, Math.max(3, per100))

/** Where the ball must be for an incident; elsewhere it may be anywhere. */
function pointOf(
  { kind, side = 'home' }: FootballIncident,
  number: number,
): { side: IncidentSide; x: number; y: number } | undefined {
  const forward = (x: number): number => (side === 'home' ? x : 100 - x)
  switch (kind) {
    case 'kickOff':
    case 'secondHalf':
      return { side: kind === 'kickOff' ? 'home' : 'away', x: 50, y: 50 }
    case 'goal':
      return { side, x: forward(100), y: 46 + number * 8 }
    case 'penalty':
    case 'penaltyMissed':
      return { side, x: forward(89), y: 50 }
    case 'corner':
      return { side, x: forward(100), y: number < 0.5 ? 0 : 100 }
    case 'shot':
      return { side, x: forward(78 + number * 16), y: 30 + number * 40 }
    default:
      return undefined
  }
}
