// SPDX-License-Identifier: Apache-2.0
import type { Sport } from './sport.ts'

/**
 * Where an event is. That betting is stopped is not a state of an event but of its markets, because a stop
 * lasts seconds and can concern a single market.
 * - `scheduled`: not begun. `live`: being played.
 * - `interrupted`: play has stopped and may go on, as in rain. `abandoned`: stopped without a finish; it may
 *   still be finished within the 48 hours, and until then undecided bets stay open.
 * - `postponed`: not begun at its time; a start within the 48 hours is the same event.
 * - `ended`: played to its end, or to a retirement, walkover or forfeit that the result tells.
 * - `cancelled`: will not be played or finished.
 */
export const eventStatuses = [
  'scheduled',
  'live',
  'interrupted',
  'abandoned',
  'postponed',
  'ended',
  'cancelled',
] as const
export type EventStatus = (typeof eventStatuses)[number]

/** Whether members can bet on an event: before it, and while it is played. */
export const takesBets = (status: EventStatus): boolean => status === 'scheduled' || status === 'live'

/**
 * Where it is played: as announced, at a neutral venue (bets stand) or with home and away exchanged (all bets
 * are void).
 */
export const venues = ['as_announced', 'neutral', 'reversed'] as const
export type Venue = (typeof venues)[number]

export interface SportsEvent {
  id: string
  sport: Sport
  competitionId: string
  seasonId?: string | undefined
  /** An outright has many runners and ranks them; a match has two sides. */
  kind: 'match' | 'outright'
  /** Ids of the competitors: home and away of a match, all runners of an outright. */
  competitors: readonly string[]
  /** When it was to start, in ms since 1970, as announced when betting opened: the 48 hours run from here. */
  scheduledStartMs: number
  status: EventStatus
  venue: Venue
  /** Tennis and e-sports: the most sets or maps, odd. */
  bestOf?: number | undefined
}
