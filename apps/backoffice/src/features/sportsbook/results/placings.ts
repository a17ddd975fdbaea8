// SPDX-License-Identifier: Apache-2.0
import type { OutrightResult } from '@tessera/rules/sportsbook/model/result'
import { readVersion } from './result-fields.ts'

/** What was chosen for each competitor by id: a place, `withdrawn`, or nothing. */
export type Placed = Readonly<Record<string, string>>

/** The choices as the version before makes them. */
export function placesIn(said: string | null | undefined): Placed {
  const result = readVersion(said)
  if (result?.sport !== 'outright') return {}
  return {
    ...Object.fromEntries(Object.entries(result.positions).map(([id, place]) => [id, String(place)])),
    ...Object.fromEntries(result.withdrawn.map((id) => [id, 'withdrawn'])),
  }
}

/** What was chosen, as the result of an outright. */
export function placingsOf(placed: Placed): OutrightResult {
  const chosen = Object.entries(placed)
  return {
    sport: 'outright',
    positions: Object.fromEntries(
      chosen.flatMap(([id, place]) => (Number(place) > 0 ? [[id, Number(place)]] : [])),
    ),
    withdrawn: chosen.flatMap(([id, place]) => (place === 'withdrawn' ? [id] : [])),
    over: true,
  }
}
