// SPDX-License-Identifier: Apache-2.0
import type { FootballIncident } from './football-incident.ts'

/** Seconds of play in which no market of a match takes bets. */
export interface Suspension {
  readonly from: number
  readonly to: number
}

/** Markets stay suspended so long after the incident, until the prices are new. */
const secondsAfter = 20
/** A penalty or a check that nothing follows ends after so long. */
const longestSeconds = 180

/**
 * When markets are suspended: at a goal and a red card, from a penalty until it is taken, from the beginning of a
 * check by video until its decision (game-rules.md section 9). In order, and none touches the next.
 */
export function suspensionsOf(incidents: readonly FootballIncident[]): Suspension[] {
  const all = incidents.flatMap((incident, index): Suspension[] => {
    const until = endOf(incident, incidents.slice(index + 1))
    return until === undefined ? [] : [{ from: incident.atSecond, to: until + secondsAfter }]
  })
  const apart: Suspension[] = []
  for (const each of all) {
    const last = apart.at(-1)
    if (last && each.from <= last.to)
      apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, each.to) }
    else apart.push(each)
  }
  return apart
}

/** When what an incident has begun is over; undefined if it stops nothing. */
function endOf(
  { kind, atSecond, side }: FootballIncident,
  later: readonly FootballIncident[],
): number | undefined {
  if (kind === 'goal' || kind === 'redCard') return atSecond
  if (kind !== 'penalty' && kind !== 'varCheck') return undefined
  const ends = kind === 'penalty' ? ['goal', 'penaltyMissed'] : ['varDecision']
  const end = later.find((each) => each.side === side && ends.includes(each.kind))?.atSecond
  return Math.min(end ?? atSecond + longestSeconds, atSecond + longestSeconds)
}
