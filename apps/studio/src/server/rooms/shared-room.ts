// SPDX-License-Identifier: Apache-2.0
import { createTurns } from '@tessera/rules/site/turns'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { LiveMessage, RoundAnswer } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { answerRound } from '../rounds/answer-round.ts'
import type { Round } from '../rounds/round-store.ts'
import { findRepeated, giveBack, takeBet } from '../rounds/take-bet.ts'
import type { Session } from '../sessions/session-store.ts'
import { createActor } from './actor.ts'
import type { Exclusion, RoomLeases, RoomOwnership } from './owner/room-leases.ts'
import { betOf } from './playing.ts'
import { RoomRefusal } from './rules/room-rules.ts'
import type { SharedGame } from './rules/shared-game.ts'
import { takesBets, type SharedRules, type SharedState } from './rules/shared-round.ts'
import { isAbandoned } from './store/room-round-store.ts'
import type { RoomPage, Watcher } from './watchers.ts'

/** So many stakes of a room are asked for at the same time when it closes; the others wait. */
const WALLET_AT_ONCE = 16

export interface RoomOrder {
  readonly requestId: string
  readonly stake: Millionths
  readonly parameters: object
}

/** A bet that is taken when its round closes. */
export interface ClosingBet {
  readonly session: Session
  readonly order: RoomOrder
  /** What it waits for; if that fails the stake is not asked for. */
  readonly after?: Promise<void> | undefined
  taken(answer: RoundAnswer): void
  refused(error: unknown): void
}

export interface ClosingBets {
  readonly count: () => number
  /** Hands them over, once. */
  take(roundId: string): readonly ClosingBet[]
}

export interface SharedRoomOptions<Own, Result, Action> {
  readonly room: string
  readonly game: SharedGame<Own, Result, Action>
  /** Unless named, everybody plays against one result. */
  readonly rules?: SharedRules<Own, Result, Action>
  readonly page: RoomPage<Own, Result>
  readonly leases: RoomLeases
  /** So many rounds one chain lasts. */
  readonly chainLength: number
  readonly exclusion?: Exclusion | undefined
  /** Done by a new owner before it continues what the last one left. */
  readonly beforeResuming?: () => Promise<void>
  /** So many rounds that have ended are shown. */
  readonly recentRounds?: number
  /** Bets that are taken only when the round closes. */
  readonly atClose?: ClosingBets
  /** Called with each state that was stored or resumed. */
  readonly reached?: (state: SharedState<Own, Result>) => void
}

/**
 * A room in which everybody plays against one result. It plays while somebody watches; `tick` drives it and is
 * called many times a second.
 */
export interface SharedRoom<Action, State = unknown> {
  tick(): Promise<void>
  /** Takes over a room that nobody runs although a round of it has not ended. */
  recover(): Promise<void>
  join(session: Session, order: RoomOrder): Promise<RoundAnswer>
  /**
   * What a player decides about an own bet, by the moment at which this is called. False if the bet is not in the
   * current round. Throws a RoomRefusal.
   */
  act(playerId: bigint, betId: string, action: Action): Promise<boolean>
  /**
   * Sends the room now and every change of it; returns a function that stops it. `end` is called when
   * another process runs it.
   */
  watch(playerId: bigint, watcher: Watcher): () => void
  /** Which process runs the room. */
  readonly ownership: RoomOwnership
  /**
   * From now on no new round starts here: when the current one has ended, another process can run the room.
   */
  leave(): void
  /** Whether a round is played here. */
  readonly isPlaying: () => boolean
  /** The round in which bets can still be placed. */
  readonly openRound: () => string | undefined
  /** The round that is played here. Only the server may know all of it. */
  readonly state: () => State | undefined
  /** A staked bet of the round. */
  readonly roundOf: (betId: string) => Round | undefined
  /** Shows everybody the room as it stands. */
  show(): void
  /** Whether a player sees the room here. */
  readonly sees: (playerId: string) => boolean
  /** How many players see the room here. */
  readonly players: () => number
  /** Sends messages to all who see the room. */
  tell(messages: readonly LiveMessage[]): void
  /** Gives up the room, so that another process can run it. */
  stop(): Promise<void>
}

export function createSharedRoom<Own, Result, Action>(
  deps: StudioDeps,
  options: SharedRoomOptions<Own, Result, Action>,
): SharedRoom<Action, SharedState<Own, Result>> {
  const actor = createActor(deps, options, takeAtClose)
  const { ownership, watchers, time } = actor
  const inWalletTurn = createTurns(WALLET_AT_ONCE)
  let ticking: Promise<void> | undefined
  let leaving = false

  async function step(): Promise<void> {
    const playing = await actor.passTime()
    if (playing) {
      if (playing.state.phase !== 'settling' || time.now() < playing.state.nextAtMs) return
      if (watchers.count() > 0 && !leaving) await actor.begin()
      else actor.close()
    } else if (leaving) {
      await ownership.leave()
      watchers.sendAway()
    } else if (watchers.count() > 0) await actor.open('play')
  }
  const inTurn = (work: () => Promise<void>): Promise<void> =>
    (ticking ??= work().finally(() => {
      ticking = undefined
    }))

  /** A staked bet joins the round, or its stake goes back. */
  async function enter(roundId: string, round: Round): Promise<void> {
    try {
      const input = { type: 'bet', bet: betOf(round) } as const
      await actor.move({ roundId, playerId: String(round.playerId), input }, round)
    } catch (error) {
      if (!(error instanceof RoomRefusal)) throw error
      throw await giveBack(
        deps,
        round,
        error.code === 'studio.roundEnded' ? 'studio.bettingClosed' : error.code,
      )
    }
  }

  /**
   * Asks the wallet for a stake, which joins the round when it is taken. Until its joining is stored the round waits for it:
   * time that passed may stand before it in the queue.
   */
  async function takeInto(roundId: string, session: Session, order: RoomOrder): Promise<RoundAnswer> {
    const { repeated, round, balance } = await takeBet(deps, session, { ...order, tableRoundId: roundId })
    if (!repeated) await enter(roundId, round)
    return answerRound(deps, round.id, balance)
  }

  /** Takes the bets that waited for the close, a few at a time: the round is not drawn before all are answered. */
  function takeAtClose(roundId: string): void {
    for (const { session, order, after, taken, refused } of options.atClose?.take(roundId) ?? []) {
      const arrived = actor.awaitBet()
      const take = async () => {
        const { state } = actor.playing() ?? {}
        // The wallet was too slow for the bets before this one.
        if (state?.roundId !== roundId || state.phase !== 'closing')
          throw new StudioRefusal('studio.bettingClosed')
        return takeInto(roundId, session, order)
      }
      const asked = after ? after.then(() => inWalletTurn(take)) : inWalletTurn(take)
      const work = asked.finally(arrived).then(taken).catch(refused)
      inBackground(work, deps.log, 'a bet at the close of a round was not answered')
    }
  }

  return {
    ownership,
    isPlaying: () => actor.playing() !== undefined,
    openRound() {
      const { state } = actor.playing() ?? {}
      return state && takesBets(state, time.now()) ? state.roundId : undefined
    },
    state: () => actor.playing()?.state,
    roundOf: (betId) => actor.playing()?.rounds.get(betId),
    show: () => watchers.showTable(actor.view()),
    sees: watchers.has,
    players: watchers.players,
    tell: watchers.tell,
    tick: () => inTurn(step),
    recover: () =>
      inTurn(async () => {
        if (!leaving && !actor.playing() && (await isAbandoned(deps.database, options.room)))
          await actor.open('resume')
      }),

    async join(session, order) {
      const repeated = await findRepeated(deps, session, order)
      if (repeated) return answerRound(deps, repeated.id, null)
      const playing = actor.playing()
      if (!playing) throw new StudioRefusal('studio.tableClosed')
      if (!takesBets(playing.state, time.now())) throw new StudioRefusal('studio.bettingClosed')
      const { roundId } = playing.state
      const arrived = actor.awaitBet()
      return takeInto(roundId, session, order).finally(arrived)
    },

    async act(playerId, betId, action) {
      const playing = actor.playing()
      if (!playing?.rounds.has(betId)) return false
      const { handed } = await actor.move({
        roundId: playing.state.roundId,
        playerId: String(playerId),
        input: { type: 'act', betId, action },
      })
      await handed
      return true
    },

    watch: (playerId, watcher) => watchers.add(playerId, watcher, actor.view()),
    leave() {
      leaving = true
    },
    async stop() {
      await ticking?.catch(() => {})
      await actor.stop()
      await ownership.release()
    },
  }
}
