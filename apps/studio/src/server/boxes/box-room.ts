// SPDX-License-Identifier: Apache-2.0
import type { BoxBetsInput, BoxInput, DecideInput, OwnBoxes } from '../../blackjack-room-protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import type { RoomLeases } from '../rooms/owner/room-leases.ts'
import { createSharedRoom, type SharedRoom } from '../rooms/shared-room.ts'
import type { Session } from '../sessions/session-store.ts'
import type { NamedRoom } from '../tables/room-of-session.ts'
import { boxGame } from './box-game.ts'
import { createBoxPage, type CountedBet } from './box-page.ts'
import { boxRules } from './box-rules.ts'
import type { BoxAction, BoxState } from './box-state.ts'
import { boxTimes } from './box-times.ts'
import { checkBoxBets, stakeOfBox } from './check-box-bets.ts'
import { closingBoxes } from './closing-boxes.ts'
import { createDecisions } from './decisions.ts'
import { createHolders } from './holders.ts'
import { createLaidBets } from './laid-bets.ts'
import { ownBoxesOf } from './own-boxes.ts'

const RECENT_ROUNDS = 100
/** Boxes and bets of others are sent so often at most. */
const NEWS_EVERY_MS = 500
const ALIAS_BYTES = 2

/** One blackjack table at which players hold boxes. */
export interface BoxRoom extends Pick<
  SharedRoom<BoxAction>,
  'recover' | 'watch' | 'ownership' | 'leave' | 'stop' | 'isPlaying' | 'players'
> {
  readonly kind: 'boxes'
  tick(): Promise<void>
  /** Takes or leaves a box. Throws a StudioRefusal. */
  box(session: Session, input: BoxInput): OwnBoxes
  /** Puts down a player's bets in place of those before. Throws a StudioRefusal or BetRefusal. */
  lay(session: Session, input: BoxBetsInput): OwnBoxes
  /** Decides for a hand; waits for its stake. Throws a StudioRefusal. */
  decide(session: Session, input: DecideInput): Promise<OwnBoxes>
}

export function createBoxRoom(
  deps: StudioDeps,
  room: NamedRoom<'blackjack'>,
  { leases, chainLength }: { readonly leases: RoomLeases; readonly chainLength: number },
): BoxRoom {
  const times = boxTimes[room.pace]
  const holders = createHolders(() => deps.chance.hex(ALIAS_BYTES).toUpperCase())
  const laid = createLaidBets()
  let hasNews = false
  let sentAtMs = Number.NEGATIVE_INFINITY
  let endedRound: string | undefined
  let opened: { readonly roundId: string; readonly closesAtMs: number } | undefined

  const shared: SharedRoom<BoxAction, BoxState> = createSharedRoom(deps, {
    room: room.code,
    game: boxGame(times),
    rules: boxRules(times),
    leases,
    chainLength,
    recentRounds: RECENT_ROUNDS,
    page: createBoxPage({
      openMs: times.openMs,
      holders,
      own: (viewer) => ownOf(viewer),
      counted,
      players: () => shared.players(),
    }),
    atClose: {
      count: laid.count,
      take: (roundId) =>
        closingBoxes(deps, {
          roundId,
          sets: laid.takeAll(roundId),
          holders,
          staked: shared.state()?.bets ?? [],
        }),
    },
    reached,
  })
  const decisions = createDecisions(deps, shared)

  const ownOf = (playerId: string): OwnBoxes => ownBoxesOf(playerId, { holders, laid, state: shared.state() })
  const tell = (playerId: bigint): OwnBoxes => {
    const own = ownOf(String(playerId))
    deps.players.notify(playerId, { type: 'ownBoxes', own })
    return own
  }

  /** Play money is seen by nobody else. */
  function counted(state: BoxState | undefined): CountedBet[] {
    const staked = (state?.bets ?? []).filter(({ playMoney }) => !playMoney)
    const lying = state?.phase === 'open' ? laid.all().filter(({ session }) => !session.playMoney) : []
    return [
      ...staked.map(({ own, playerId, currency, stake }) => ({
        ...{ box: own.box, playerId, currency },
        stake: BigInt(stake),
      })),
      ...lying.flatMap(({ session, bets }) =>
        bets.map((bet) => ({
          ...{ box: bet.box, playerId: String(session.playerId), currency: session.currency.code },
          stake: stakeOfBox(bet),
        })),
      ),
    ]
  }

  /** Frees boxes once in each round, and once whenever a round waits for bets again. */
  function reached(state: BoxState): void {
    decisions.follow(state)
    if (state.phase === 'open' && opened?.closesAtMs !== state.closesAtMs) {
      const isAgain = opened?.roundId === state.roundId && state.bets.length === 0
      opened = state
      if (isAgain) endRound(state)
    }
    if (state.phase === 'settling' && endedRound !== state.roundId) {
      endedRound = state.roundId
      endRound(state)
    }
  }
  function endRound({ bets }: BoxState): void {
    if (holders.endRound(bets, shared.sees)) hasNews = true
  }

  function showNews(): void {
    const nowMs = deps.clock.now()
    if (!hasNews || Math.abs(nowMs - sentAtMs) < NEWS_EVERY_MS) return
    hasNews = false
    sentAtMs = nowMs
    shared.show()
  }

  const { recover, watch, ownership, leave, stop, isPlaying, players } = shared
  return {
    kind: 'boxes',
    ...{ recover, watch, ownership, leave, stop, isPlaying, players },

    async tick() {
      await shared.tick()
      showNews()
    },

    box({ playerId }, { box, take }) {
      const state = shared.state()
      if (!state) throw new StudioRefusal('studio.tableClosed')
      const isInPlay =
        state.phase !== 'settling' &&
        state.bets.some(({ own, playerId: its }) => own.box === box && its === String(playerId))
      if (take) holders.take(box, String(playerId))
      else if (isInPlay) throw new StudioRefusal('studio.boxInPlay')
      else holders.leave(box, String(playerId))
      hasNews = true
      return tell(playerId)
    },

    lay(session, { roundId, revision, bets }) {
      const open = shared.openRound()
      if (open === undefined)
        throw new StudioRefusal(shared.isPlaying() ? 'studio.bettingClosed' : 'studio.tableClosed')
      if (open !== roundId) throw new StudioRefusal('studio.roundEnded')
      const playerId = String(session.playerId)
      // After a kill some bets of the round may be staked already.
      const staked = shared.state()?.bets.filter((bet) => bet.playerId === playerId) ?? []
      if (bets.some(({ box }) => staked.some(({ own }) => own.box === box)))
        throw new StudioRefusal('studio.boxInPlay')
      checkBoxBets(bets, { holders, limits: room.limits, currency: session.currency, playerId })
      const isPut = laid.put(roundId, { session, revision, bets })
      if (!laid.own(session.playerId, roundId)) throw new StudioRefusal('studio.tooManyRequests')
      if (!isPut) return ownOf(playerId)
      hasNews = true
      return tell(session.playerId)
    },

    async decide(session, input) {
      try {
        await decisions.decide(session, input)
      } finally {
        tell(session.playerId)
      }
      return ownOf(String(session.playerId))
    },
  }
}
