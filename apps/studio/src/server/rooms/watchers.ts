// SPDX-License-Identifier: Apache-2.0
import type { ChainView, LiveMessage } from '../../protocol.ts'
import type { SharedBet } from './rules/shared-game.ts'
import type { SharedState } from './rules/shared-round.ts'
import type { EndedRound } from './store/room-round-store.ts'

/** Somebody who sees the room. */
export interface Watcher {
  send(message: LiveMessage): void
  /** The room is not here any more. */
  end(): void
}

/** A room as it stands. */
export interface RoomView<Own, Result> {
  /** Undefined: it does not play. */
  readonly state: SharedState<Own, Result> | undefined
  readonly nowMs: number
  readonly recent: readonly EndedRound<Result>[]
  readonly chain: ChainView | null
}

/** The messages by which a game's page sees its room. `viewer` null: whoever has no bet in the round. */
export interface RoomPage<Own, Result> {
  /** Everything, for whoever comes. */
  table(view: RoomView<Own, Result>, viewer: string | null): LiveMessage
  /** What a change of phase brings for those who are here; everything unless given. */
  phase?: (view: RoomView<Own, Result>) => LiveMessage
  /** A bet that joined or changed; unless given, nobody is told of single bets. */
  bet?: (bet: SharedBet<Own>, viewer: string | null) => LiveMessage
  /** What changes by itself while the result comes out, from one moment to the next. */
  progress(
    state: Extract<SharedState<Own, Result>, { phase: 'drawn' }>,
    fromMs: number,
    nowMs: number,
  ): readonly LiveMessage[]
  readonly progressEveryMs: number
}

export interface Watchers<Own, Result> {
  readonly count: () => number
  /** How many players they are: one may have several windows. */
  readonly players: () => number
  readonly has: (playerId: string) => boolean
  add(playerId: bigint, watcher: Watcher, view: RoomView<Own, Result>): () => void
  showTable(view: RoomView<Own, Result>): void
  showBet(bet: SharedBet<Own>): void
  tell(messages: readonly LiveMessage[]): void
  sendAway(): void
}

/**
 * Who sees a room. All who have no bet in the round get the same message object, which the live server serialises once.
 */
export function createWatchers<Own, Result>(page: RoomPage<Own, Result>): Watchers<Own, Result> {
  const watchers = new Map<Watcher, string>()

  /** A message for each, made once for everybody who may see the same. */
  function send(own: (viewer: string) => boolean, make: (viewer: string | null) => LiveMessage): void {
    const made = new Map<string | null, LiveMessage>()
    for (const [watcher, playerId] of watchers) {
      const viewer = own(playerId) ? playerId : null
      const message = made.get(viewer) ?? make(viewer)
      made.set(viewer, message)
      watcher.send(message)
    }
  }
  const tell = (messages: readonly LiveMessage[]): void => {
    for (const watcher of watchers.keys()) for (const message of messages) watcher.send(message)
  }
  const showTable = (view: RoomView<Own, Result>): void => {
    if (page.phase) return tell([page.phase(view)])
    const players = new Set(view.state?.bets.map(({ playerId }) => playerId))
    send(
      (viewer) => players.has(viewer),
      (viewer) => page.table(view, viewer),
    )
  }

  return {
    count: () => watchers.size,
    players: () => new Set(watchers.values()).size,
    has: (playerId) => [...watchers.values()].includes(playerId),
    add(playerId, watcher, view) {
      watchers.set(watcher, String(playerId))
      watcher.send(page.table(view, String(playerId)))
      return () => {
        watchers.delete(watcher)
      }
    },
    showTable,
    showBet(bet) {
      const make = page.bet
      if (!make) return
      if (!bet.playMoney)
        return send(
          (viewer) => viewer === bet.playerId,
          (viewer) => make(bet, viewer),
        )
      // Bets in play money are seen by nobody but who placed them.
      for (const [watcher, viewer] of watchers) if (viewer === bet.playerId) watcher.send(make(bet, viewer))
    },
    tell,
    sendAway() {
      for (const watcher of watchers.keys()) watcher.end()
    },
  }
}
