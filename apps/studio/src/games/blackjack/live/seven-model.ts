// SPDX-License-Identifier: Apache-2.0
import type { RoomPace } from '@tessera/rules/games/rooms/room'
import type {
  BlackjackRoomMessage,
  BlackjackRoomRound,
  BlackjackRoomState,
  BlackjackRoomView,
  BlackjackStage,
  OwnBoxes,
} from '../../../blackjack-room-protocol.ts'

/** So long before the close bets are called for the last time. */
const LAST_BETS_MS: Readonly<Record<RoomPace, number>> = { usual: 5_000, speed: 3_000 }
const MOST_RECENT = 200
const nothingOwn: OwnBoxes = { boxes: [], laid: null, staked: [], decided: [] }

/** What happens at the table. `last`: bets are still taken, but not for long. */
export type SevenPhase = 'closed' | 'open' | 'last' | 'closing' | BlackjackStage | 'settling'

export interface SevenMoment {
  readonly phase: SevenPhase
  readonly roundId: string | undefined
  /** Rises with each time in which something can be decided; 0 outside of play. */
  readonly step: number
  /** Until the phase ends; 0 where that is not known. */
  readonly leftMs: number
  /** The part of that time that is left, 1 to 0. */
  readonly share: number
}

/** True while chips can be moved. */
export const takesBets = (phase: SevenPhase): boolean => phase === 'open' || phase === 'last'
/** True while hands decide. */
export const asksPlayers = (phase: SevenPhase): phase is 'insurance' | 'deciding' =>
  phase === 'insurance' || phase === 'deciding'

/**
 * The table as the messages describe it. Times are the server's; the browser's clock, one that never goes back, only measures
 * the time since.
 */
export function createSevenModel(pace: RoomPace) {
  let state: BlackjackRoomState = { phase: 'closed', boxes: [] }
  let chain: BlackjackRoomView['chain'] = null
  let recent: readonly BlackjackRoomRound[] = []
  let own = nothingOwn
  let players = 0
  /** Server clock minus browser clock. A delayed message makes it smaller, so the largest value is the best. */
  let offsetMs = 0
  /** When the phase of which only the end is known was heard of. */
  let enteredMs = 0
  const enter = (next: BlackjackRoomState, serverMs: number) => {
    if (next.phase !== state.phase) enteredMs = serverMs
    state = next
    if (next.phase === 'settling' && !recent.some(({ id }) => id === next.roundId))
      recent = [{ id: next.roundId, position: next.position, events: next.events }, ...recent].slice(
        0,
        MOST_RECENT,
      )
  }
  return {
    /** Takes a message that arrived at `nowMs` of the browser's clock. */
    receive(message: BlackjackRoomMessage, nowMs: number): void {
      if (message.type === 'boxRoom') {
        const { room } = message
        offsetMs = room.now - nowMs
        enter(room.state, room.now)
        ;({ chain, recent, own, players } = room)
      } else if (message.type === 'boxState') {
        offsetMs = Math.max(offsetMs, message.now - nowMs)
        players = message.players
        enter(message.state, message.now)
      } else if (message.type === 'ownBoxes') own = message.own
    },
    /** The answer of a call says what this player has. */
    answered(next: OwnBoxes): void {
      own = next
    },
    moment: (nowMs: number): SevenMoment => momentOf(state, nowMs + offsetMs, enteredMs, LAST_BETS_MS[pace]),
    state: () => state,
    chain: () => chain,
    recent: () => recent,
    own: () => own,
    players: () => players,
  }
}

export type SevenModel = ReturnType<typeof createSevenModel>

function momentOf(
  state: BlackjackRoomState,
  serverMs: number,
  enteredMs: number,
  lastBetsMs: number,
): SevenMoment {
  const between = (fromMs: number, toMs: number) => {
    const leftMs = Math.max(0, toMs - serverMs)
    return { leftMs, share: toMs > fromMs ? Math.min(1, leftMs / (toMs - fromMs)) : 0 }
  }
  const none = { leftMs: 0, share: 0 }
  switch (state.phase) {
    case 'closed':
      return { phase: 'closed', roundId: undefined, step: 0, ...none }
    case 'open': {
      const time = between(state.opensAt, state.closesAt)
      // The clock has run out, and the word of the server is on its way.
      const phase = time.leftMs === 0 ? 'closing' : time.leftMs <= lastBetsMs ? 'last' : 'open'
      return { phase, roundId: state.roundId, step: 0, ...time }
    }
    case 'closing':
      return { phase: 'closing', roundId: state.roundId, step: 0, ...none }
    case 'drawn':
      return {
        phase: state.stage,
        roundId: state.roundId,
        step: state.step,
        ...between(state.startedAt, state.endsAt),
      }
    case 'settling':
      return { phase: 'settling', roundId: state.roundId, step: 0, ...between(enteredMs, state.nextAt) }
  }
}
