// SPDX-License-Identifier: Apache-2.0
import type { RoomPace } from '@tessera/rules/games/rooms/room'
import type { LiveMessage } from '../../protocol.ts'
import type { RoomRound, RoomSpot, RoomState, RoomView } from '../../room-protocol.ts'

/** So long before the close bets are called for the last time. */
const LAST_BETS_MS: Readonly<Record<RoomPace, number>> = { usual: 5_000, speed: 3_000 }
/** What the longest statistics of a table count. */
const MOST_RECENT = 200

/** The table at a moment. `last`: bets are still taken, but not for long. */
export type RoomPhase = RoomState['phase'] | 'last'
export interface RoomMoment {
  readonly phase: RoomPhase
  readonly roundId: string | undefined
  /** Until bets close, the result has come out or the next round opens; 0 where nothing is waited for. */
  readonly leftMs: number
  /** The part of that time that is left, 1 to 0. */
  readonly share: number
}

export interface RoomModel {
  /** Takes a message that arrived at `nowMs` of the browser's clock. */
  readonly receive: (message: LiveMessage, nowMs: number) => void
  readonly moment: (nowMs: number) => RoomMoment
  readonly state: () => RoomState
  readonly chain: () => RoomView['chain']
  /** Rounds that have ended, newest first. */
  readonly recent: () => readonly RoomRound[]
  /** Chips of all players. */
  readonly spots: () => readonly RoomSpot[]
  readonly players: () => number
}

/**
 * A table with others as the messages describe it. Times are the server's; the browser's clock, one that never goes back,
 * only measures the time since.
 */
export function createRoomModel(pace: RoomPace): RoomModel {
  let state: RoomState = { phase: 'closed' }
  let chain: RoomView['chain'] = null
  let recent: readonly RoomRound[] = []
  let spots: readonly RoomSpot[] = []
  let players = 0
  /** Server clock minus browser clock. A delayed message makes it smaller, so the largest value is the best. */
  let offsetMs = 0
  /** When the phase of which only the end is known was heard of. */
  let enteredMs = 0
  const enter = (next: RoomState, serverMs: number) => {
    const roundBefore = 'roundId' in state ? state.roundId : undefined
    if (!('roundId' in next) || next.roundId !== roundBefore) spots = []
    if (next.phase !== state.phase) enteredMs = serverMs
    state = next
    if (next.phase === 'settling' && !recent.some(({ id }) => id === next.roundId))
      recent = [{ id: next.roundId, position: next.position, events: next.events }, ...recent].slice(
        0,
        MOST_RECENT,
      )
  }
  return {
    receive(message, nowMs) {
      if (message.type === 'room') {
        const { room } = message
        offsetMs = room.now - nowMs
        enter(room.state, room.now)
        ;({ chain, recent, spots, players } = room)
      } else if (message.type === 'roomState') {
        offsetMs = Math.max(offsetMs, message.now - nowMs)
        players = message.players
        enter(message.state, message.now)
      } else if (message.type === 'roomChips') {
        if ('roundId' in state && message.roundId === state.roundId) spots = message.spots
        players = message.players
      }
    },
    moment: (nowMs) => momentOf(state, nowMs + offsetMs, enteredMs, LAST_BETS_MS[pace]),
    state: () => state,
    chain: () => chain,
    recent: () => recent,
    spots: () => spots,
    players: () => players,
  }
}

function momentOf(state: RoomState, serverMs: number, enteredMs: number, lastBetsMs: number): RoomMoment {
  const between = (fromMs: number, toMs: number) => {
    const leftMs = Math.max(0, toMs - serverMs)
    return { leftMs, share: toMs > fromMs ? Math.min(1, leftMs / (toMs - fromMs)) : 0 }
  }
  switch (state.phase) {
    case 'closed':
      return { phase: 'closed', roundId: undefined, leftMs: 0, share: 0 }
    case 'open': {
      const time = between(state.opensAt, state.closesAt)
      // The clock has run out, and the word of the server is on its way.
      const phase = time.leftMs === 0 ? 'closing' : time.leftMs <= lastBetsMs ? 'last' : 'open'
      return { phase, roundId: state.roundId, ...time }
    }
    case 'closing':
      return { phase: 'closing', roundId: state.roundId, leftMs: 0, share: 0 }
    case 'drawn':
      return { phase: 'drawn', roundId: state.roundId, ...between(state.startedAt, state.endsAt) }
    case 'settling':
      return { phase: 'settling', roundId: state.roundId, ...between(enteredMs, state.nextAt) }
  }
}

/** True while chips can be moved. */
export const takesChips = (phase: RoomPhase): boolean => phase === 'open' || phase === 'last'
