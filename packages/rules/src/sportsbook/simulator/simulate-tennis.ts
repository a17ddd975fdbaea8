// SPDX-License-Identifier: Apache-2.0
import type { ServeChances, TennisSide } from '../tennis/game.ts'
import { beforeFirstServe, type TennisState } from '../tennis/match.ts'
import { afterPoint, type PointEnds, serverOfPoint } from '../tennis/score-point.ts'
import { otherSide } from '../tennis/set.ts'
import { drawWhole } from './draws.ts'
import type { Incident, NextNumber } from './incident.ts'

/** A point, by the side that wins it; its kind is the most that it ends. */
export type TennisIncident = Incident<
  PointEnds,
  {
    /** After the point. */
    readonly state: TennisState
    readonly server: TennisSide
    readonly isAce: boolean
  }
>

const shareOfAces = 0.12
/** Outside of these, a match could go on for ever. */
const [leastChance, mostChance] = [0.2, 0.9]
const [shortPoint, longPoint] = [18, 45]
const secondsBetweenGames = 30
const secondsBetweenSets = 120

/**
 * A match from the first to the last point, each won by its server with a fixed probability. The same numbers
 * give the same match. Throws RangeError for a probability outside of 0.2 to 0.9.
 */
export function simulateTennis(
  { chances, bestOf, server }: { chances: ServeChances; bestOf: number; server: TennisSide },
  next: NextNumber,
): TennisIncident[] {
  if (![chances.home, chances.away].every((chance) => chance >= leastChance && chance <= mostChance))
    throw new RangeError('A server wins between 0.2 and 0.9 of the points')
  const incidents: TennisIncident[] = []
  let [state, atSecond] = [beforeFirstServe(bestOf, server), 0]
  for (let ends: PointEnds = 'point'; ends !== 'match';) {
    const serving = serverOfPoint(state)
    const isHeld = next() < chances[serving]
    const side = isHeld ? serving : otherSide(serving)
    const isAce = isHeld && next() < shareOfAces
    atSecond += drawWhole(shortPoint, longPoint, next)
    ;({ state, ends } = afterPoint(state, side))
    incidents.push({ atSecond, kind: ends, side, detail: { state, server: serving, isAce } })
    if (ends === 'game') atSecond += secondsBetweenGames
    if (ends === 'set') atSecond += secondsBetweenSets
  }
  return incidents
}
