// SPDX-License-Identifier: Apache-2.0
import type { Tide, TideKind } from './pond.ts'
import { isInPond, positionOf } from './position-of.ts'
import { alone, boss, formation, school, type Group } from './tide/groups.ts'
import type { Swimmer } from './tide/swimmers.ts'
import { tideStream, type TideStream } from './tide/tide-stream.ts'

const SHORTEST_SECONDS = 64
const LONGEST_SECONDS = 120
const STEP_MS = 500
/** Nothing new comes so near to the end that it would not be in the pond before it; of several not all would be. */
const LAST_BIRTH_MS = 2_500
const LAST_GROUP_MS = 8_000
/** So far ahead the pond must not look empty. */
const AHEAD_MS = 2_500
const LEAST_AHEAD = 10
/** So many swim at once, and so many in a tide, at most; groups leave room for those that swim alone. */
const MOST_AT_ONCE = 30
const MOST_AFTER_GROUP = 23
const MOST_OF_TIDE = 200
/** On average no less than one fish comes in this time. */
const PACE_MS = 1_000
/** When a boss comes. */
const BOSS_FROM_MS = 12_000
const BOSS_UNTIL_MS = 24_000

const kinds: readonly (readonly [kind: TideKind, weight: number])[] = [
  ['open', 4],
  ['schools', 3],
  ['formation', 3],
  ['boss', 3],
]
/** What comes by itself, by the kind of a tide. */
const groups: Readonly<Record<TideKind, readonly (readonly [group: Group, weight: number])[]>> = {
  open: [
    [alone, 12],
    [school, 2],
    [formation, 1],
  ],
  schools: [
    [alone, 5],
    [school, 5],
  ],
  formation: [
    [alone, 6],
    [school, 1],
    [formation, 4],
  ],
  boss: [
    [alone, 10],
    [school, 2],
  ],
}

/** With fewer something comes; where groups are many it has to be so few that they fit. */
const busy: Readonly<Record<TideKind, number>> = { open: 18, schools: 17, formation: 17, boss: 18 }

/** Everything that swims in the tide of this seed. Every page and every server draws the same from it. */
export async function tideOf(seed: string): Promise<Tide> {
  const stream = await tideStream(seed)
  const kind = stream.weighted(kinds)
  const durationMs = stream.between(SHORTEST_SECONDS, LONGEST_SECONDS) * 1_000
  const swimmers = swimmersOf(stream, kind, durationMs).toSorted(
    (first, second) => first.bornMs - second.bornMs,
  )
  return { kind, durationMs, fish: swimmers.map((swimmer, index) => ({ id: index + 1, ...swimmer })) }
}

function swimmersOf(stream: TideStream, kind: TideKind, durationMs: number): Swimmer[] {
  const swimmers: Swimmer[] = []
  const bossMs = kind === 'boss' ? stream.between(BOSS_FROM_MS, BOSS_UNTIL_MS) : Infinity
  let hasBoss = false
  for (let nowMs = 0; nowMs <= durationMs - LAST_BIRTH_MS; nowMs += STEP_MS) {
    if (nowMs >= bossMs && !hasBoss) hasBoss = add(swimmers, boss(stream, nowMs), nowMs)
    while (isWanted(swimmers, busy[kind], nowMs)) {
      const group = nowMs <= durationMs - LAST_GROUP_MS ? stream.weighted(groups[kind]) : alone
      if (!add(swimmers, group(stream, nowMs), nowMs)) add(swimmers, alone(stream, nowMs), nowMs)
      if (swimmers.length >= MOST_OF_TIDE) return swimmers
    }
  }
  return swimmers
}

/** Whether something has to come now: fewer swim than should, or the pond would soon look empty. */
function isWanted(swimmers: readonly Swimmer[], wanted: number, nowMs: number): boolean {
  const swimming = swimmingAfter(swimmers, nowMs)
  if (swimming >= MOST_AT_ONCE) return false
  const isBehind = swimmers.length * PACE_MS < nowMs
  return swimming < wanted || isBehind || inPondAt(swimmers, nowMs + AHEAD_MS) < LEAST_AHEAD
}

/** Adds those that still fit. False: there are too many. */
function add(swimmers: Swimmer[], group: readonly Swimmer[], nowMs: number): boolean {
  const fits =
    swimmingAfter(swimmers, nowMs) + group.length <= (group.length > 1 ? MOST_AFTER_GROUP : MOST_AT_ONCE) &&
    swimmers.length + group.length <= MOST_OF_TIDE
  if (fits) swimmers.push(...group)
  return fits
}

const swimmingAfter = (swimmers: readonly Swimmer[], nowMs: number): number =>
  swimmers.filter(({ bornMs, swimMs }) => bornMs + swimMs > nowMs).length

const inPondAt = (swimmers: readonly Swimmer[], nowMs: number): number =>
  swimmers.filter((swimmer) => {
    const position = positionOf({ id: 0, ...swimmer }, nowMs)
    return position !== undefined && isInPond(position)
  }).length
