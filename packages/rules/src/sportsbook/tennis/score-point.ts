// SPDX-License-Identifier: Apache-2.0
import type { TennisSide } from './game.ts'
import type { TennisState } from './match.ts'
import { isSetOver, otherSide } from './set.ts'

const nothing = { home: 0, away: 0 } as const
const gamesBeforeTiebreak = 6

/** What a point has ended, besides itself. */
export type PointEnds = 'point' | 'game' | 'set' | 'match'

/** The match after a side has won a point, and what the point has ended. */
export function afterPoint(state: TennisState, side: TennisSide): { state: TennisState; ends: PointEnds } {
  const points = plusOne(state.points, side)
  const isTiebreak = state.games.home === gamesBeforeTiebreak && state.games.away === gamesBeforeTiebreak
  const ahead = points[side] - points[otherSide(side)]
  if (points[side] < (isTiebreak ? 7 : 4) || ahead < 2) return { state: { ...state, points }, ends: 'point' }
  const games = plusOne(state.games, side)
  const server = otherSide(state.server)
  if (!isSetOver(games)) return { state: { ...state, points: nothing, games, server }, ends: 'game' }
  const finished = [...state.finished, games]
  const won = finished.filter((set) => set[side] > set[otherSide(side)]).length
  return {
    state: { ...state, points: nothing, games: nothing, server, finished },
    ends: won > state.bestOf / 2 ? 'match' : 'set',
  }
}

/** Who serves the next point: in a tiebreak the sides take turns after the first and then every second one. */
export function serverOfPoint({ games, points, server }: TennisState): TennisSide {
  const isTiebreak = games.home === gamesBeforeTiebreak && games.away === gamesBeforeTiebreak
  const hasChanged = isTiebreak && ((points.home + points.away + 1) >> 1) % 2 === 1
  return hasChanged ? otherSide(server) : server
}

const plusOne = (
  count: { readonly home: number; readonly away: number },
  side: TennisSide,
): { home: number; away: number } => ({ ...count, [side]: count[side] + 1 })
