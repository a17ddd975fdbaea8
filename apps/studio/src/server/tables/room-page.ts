// SPDX-License-Identifier: Apache-2.0
import type { TableBet } from '../../fair/table/table-game.ts'
import type { LiveMessage } from '../../protocol.ts'
import type { OwnChips, RoomRound, RoomSpot, RoomState } from '../../room-protocol.ts'
import type { SharedState } from '../rooms/rules/shared-round.ts'
import type { EndedRound } from '../rooms/store/room-round-store.ts'
import type { RoomPage, RoomView } from '../rooms/watchers.ts'
import type { TableOutcome } from './shared-table.ts'

/** A round never comes out piece by piece: its page plays it. */
const NEVER_MS = Number.POSITIVE_INFINITY

export interface PageOptions {
  /** How long bets are taken. */
  readonly openMs: number
  readonly own: (viewer: string, roundId: string) => OwnChips | null
  readonly spots: (state: SharedState<TableBet, TableOutcome> | undefined) => readonly RoomSpot[]
  readonly players: () => number
}

/** How pages see a table with others. */
export function createRoomPage({
  openMs,
  own,
  spots,
  players,
}: PageOptions): RoomPage<TableBet, TableOutcome> {
  return {
    progressEveryMs: NEVER_MS,
    progress: () => [],
    table: (view, viewer): LiveMessage => ({
      type: 'room',
      room: {
        now: view.nowMs,
        state: stateOf(view, openMs),
        chain: view.chain,
        recent: view.recent.map(roundOf),
        spots: spots(view.state),
        players: players(),
        own: viewer === null || !view.state ? null : own(viewer, view.state.roundId),
      },
    }),
    phase: (view): LiveMessage => ({
      type: 'roomState',
      now: view.nowMs,
      state: stateOf(view, openMs),
      players: players(),
    }),
  }
}

/** A round that has ended, as pages get it. */
export const roundOf = ({ id, position, result }: EndedRound<TableOutcome>): RoomRound => ({
  id,
  position,
  events: eventsOf(result),
})

/** The game of the room wrote them, which types cannot follow through the database. */
export const eventsOf = ({ events }: TableOutcome): RoomRound['events'] => events as RoomRound['events']

/** The state of the room; nothing of a result is in it before the result is drawn. */
function stateOf({ state, stop }: RoomView<TableBet, TableOutcome>, openMs: number): RoomState {
  if (!state) return { phase: 'closed', ...(stop && { stop }) }
  const { roundId, position } = state
  const numbered = { roundId, position }
  switch (state.phase) {
    case 'open':
      return {
        ...numbered,
        phase: 'open',
        opensAt: state.closesAtMs - openMs,
        closesAt: state.closesAtMs,
      }
    case 'closing':
      return { ...numbered, phase: 'closing' }
    case 'drawn':
      return {
        ...numbered,
        phase: 'drawn',
        startedAt: state.startedAtMs,
        endsAt: state.endsAtMs,
        events: eventsOf(state.result),
      }
    case 'settling':
      return { ...numbered, phase: 'settling', events: eventsOf(state.result), nextAt: state.nextAtMs }
  }
}
