// SPDX-License-Identifier: Apache-2.0
import type { FightChances } from '../cockfight/strengths.ts'
import { drawWhole } from './draws.ts'
import { type Incident, incidentSides, type NextNumber, opponentOf } from './incident.ts'

export const fightResults = ['meron', 'wala', 'bdd', 'ftd'] as const
export type FightResult = (typeof fightResults)[number]

export const fightIncidentKinds = ['release', 'attack', 'down', 'result'] as const
export type FightIncidentKind = (typeof fightIncidentKinds)[number]

/** Home is Meron, away is Wala. */
export type FightIncident = Incident<
  FightIncidentKind,
  {
    /** Strength left on either side after the incident, 0 to 100, for the drawn fight only. */
    readonly strength: { readonly home: number; readonly away: number }
    /** Of the last incident. */
    readonly result?: FightResult
  }
>

/** A full-time draw is at ten minutes (game-rules.md section 10). */
const secondsOfFullTime = 600
const [shortFight, longFight] = [40, 240]
const [shortPause, longPause] = [4, 12]
const weakest = 8

/** The result of a fight, drawn before anything of it is shown. */
export function drawFight(chances: FightChances, next: NextNumber): FightResult {
  const number = next()
  let sum = 0
  for (const result of fightResults) {
    sum += chances[result]
    if (number < sum) return result
  }
  return 'wala'
}

/** What is shown of a fight that has this result. The same numbers give the same fight. */
export function simulateFight(result: FightResult, next: NextNumber): FightIncident[] {
  const end = result === 'ftd' ? secondsOfFullTime : drawWhole(shortFight, longFight, next)
  const strength = { home: 100, away: 100 }
  const incidents: FightIncident[] = [{ atSecond: 0, kind: 'release', detail: { strength: { ...strength } } }]
  for (let second = 0; ;) {
    second += drawWhole(shortPause, longPause, next)
    if (second >= end) break
    const side = next() < 0.5 ? 'home' : 'away'
    const hit = opponentOf(side)
    // Nobody goes down before the end: a blow takes a share of what is left.
    strength[hit] = Math.max(weakest, Math.round(strength[hit] * (0.86 + 0.12 * next())))
    incidents.push({ atSecond: second, kind: 'attack', side, detail: { strength: { ...strength } } })
  }
  for (const side of incidentSides) {
    const isDown = result === 'bdd' || result === (side === 'home' ? 'wala' : 'meron')
    if (isDown) strength[side] = 0
    if (isDown) incidents.push({ atSecond: end, kind: 'down', side, detail: { strength: { ...strength } } })
  }
  return [...incidents, { atSecond: end, kind: 'result', detail: { strength: { ...strength }, result } }]
}
