// SPDX-License-Identifier: Apache-2.0
import type { OutrightResult } from '@tessera/rules/sportsbook/model/result'
import { readVersion } from './result-fields.ts'

/** What was chosen for each competitor by id: a rank, `withdrawn`, or nothing. */
export type Placed = Readonly<Record<string, string>>

/** The choices as the version before makes them. */
export function ranksIn(said: string | null | undefined): Placed {
  const result = readVersion(said)
  if (result?.sport !== 'outright') return {}
  return {
    ...Object.fromEntries(Object.entries(result.positions).map(([id, rank]) => [id, String(rank)])),
    ...Object.fromEntries(result.withdrawn.map((id) => [id, 'withdrawn'])),
  }
}

/** What was chosen, as the result of an outright. */
export function placingsOf(placed: Placed): OutrightResult {
  const chosen = Object.entries(placed)
  return {
    sport: 'outright',
    positions: Object.fromEntries(
      chosen.flatMap(([id, rank]) => (Number(rank) > 0 ? [[id, Number(rank)]] : [])),
    ),
    withdrawn: chosen.flatMap(([id, rank]) => (rank === 'withdrawn' ? [id] : [])),
    over: true,
  }
}
