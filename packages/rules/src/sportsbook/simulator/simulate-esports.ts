// SPDX-License-Identifier: Apache-2.0
import { roundChanceOf, roundsOfMap } from '../esports/rounds.ts'
import { drawWhole } from './draws.ts'
import { type Incident, type NextNumber, opponentOf, type SidePair } from './incident.ts'

export const esportsIncidentKinds = ['mapStart', 'round', 'mapEnd', 'matchEnd'] as const
export type EsportsIncidentKind = (typeof esportsIncidentKinds)[number]

/** What an incident adds to its kind and to the side that has won the round, map or match. */
export interface EsportsDetail {
  /** From 1. */
  readonly map: number
  /** Rounds of this map, after the incident. */
  readonly rounds: SidePair
  /** Maps of the match, after the incident. */
  readonly maps: SidePair
}

export type EsportsIncident = Incident<EsportsIncidentKind, EsportsDetail>

const mostMaps = 7
const [shortRound, longRound] = [55, 130]
const secondsBetweenMaps = 120

/**
 * A match of maps from the first to the last round; home wins each round with the probability that makes it win a
 * map with `chanceOfMap`. The same numbers give the same match. Throws RangeError if it is not the best of an odd
 * number up to 7.
 */
export function simulateEsports(
  { chanceOfMap, bestOf }: { chanceOfMap: number; bestOf: number },
  next: NextNumber,
): EsportsIncident[] {
  if (!Number.isInteger(bestOf) || bestOf < 1 || bestOf > mostMaps || bestOf % 2 === 0)
    throw new RangeError(`A match is not the best of ${bestOf} maps`)
  const chanceOfRound = roundChanceOf(chanceOfMap)
  const incidents: EsportsIncident[] = []
  const maps = { home: 0, away: 0 }
  for (let map = 1, second = 0; Math.max(maps.home, maps.away) <= bestOf / 2; map += 1) {
    second = playMap(incidents, { map, second, maps, chanceOfRound }, next) + secondsBetweenMaps
  }
  const last = incidents.at(-1)!
  return [...incidents, { ...last, kind: 'matchEnd' }]
}

/** Adds a map; the second at which it ends. */
function playMap(
  incidents: EsportsIncident[],
  {
    map,
    second,
    maps,
    chanceOfRound,
  }: { map: number; second: number; maps: { home: number; away: number }; chanceOfRound: number },
  next: NextNumber,
): number {
  const rounds = { home: 0, away: 0 }
  const detail = (): EsportsDetail => ({ map, rounds: { ...rounds }, maps: { ...maps } })
  let atSecond = second
  incidents.push({ atSecond, kind: 'mapStart', detail: detail() })
  for (;;) {
    const side = next() < chanceOfRound ? 'home' : opponentOf('home')
    atSecond += drawWhole(shortRound, longRound, next)
    rounds[side] += 1
    incidents.push({ atSecond, kind: 'round', side, detail: detail() })
    if (rounds[side] < roundsOfMap) continue
    maps[side] += 1
    incidents.push({ atSecond, kind: 'mapEnd', side, detail: detail() })
    return atSecond
  }
}
