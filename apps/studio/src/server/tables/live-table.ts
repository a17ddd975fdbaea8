// SPDX-License-Identifier: Apache-2.0
import type { ChipGame } from '@tessera/rules/games/rooms/room'
import { chipAmount } from '../../fair/table/check-chips.ts'
import type { PlacedChips, TableBet } from '../../fair/table/table-game.ts'
import type { StudioRefusalCode } from '../../protocol.ts'
import type { OwnChips, RoomChipsInput, RoomSpot } from '../../room-protocol.ts'
import { checkBestReturn } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { isRefusal, StudioRefusal } from '../refusal.ts'
import type { RoomLeases } from '../rooms/owner/room-leases.ts'
import type { SharedState } from '../rooms/rules/shared-round.ts'
import { createSharedRoom, type ClosingBet, type SharedRoom } from '../rooms/shared-room.ts'
import type { Session } from '../sessions/session-store.ts'
import { createChipsOnTable, spotsOf, type ChipSet, type SeenBet } from './chips-on-table.ts'
import { checkRoomStake } from './check-room-stake.ts'
import { roomGames } from './room-games.ts'
import type { NamedRoom } from './room-of-session.ts'
import { createRoomPage } from './room-page.ts'
import { sharedTable, type TableOutcome } from './shared-table.ts'

/** So many players may have chips on one table. */
const MOST_PLAYERS = 5_000
/** Enough for the roads of an evening. */
const RECENT_ROUNDS = 100
/** Chips of others are shown so often at most. */
const CHIPS_EVERY_MS = 500

/** One table at which players bet on the same rounds. */
export interface LiveTable extends Pick<
  SharedRoom<never>,
  'recover' | 'watch' | 'ownership' | 'leave' | 'stop' | 'isPlaying' | 'players'
> {
  readonly kind: 'chips'
  tick(): Promise<void>
  /** Puts down a player's chips in place of those before. Throws a StudioRefusal or BetRefusal. */
  move(session: Session, input: RoomChipsInput): OwnChips
}

export function createLiveTable(
  deps: StudioDeps,
  room: NamedRoom<ChipGame>,
  { leases, chainLength }: { readonly leases: RoomLeases; readonly chainLength: number },
): LiveTable {
  const rules = roomGames[room.game]
  const game = sharedTable(room)
  const chips = createChipsOnTable(MOST_PLAYERS)
  let hasNews = false
  let sentAtMs = 0

  const spots = (state: SharedState<TableBet, TableOutcome> | undefined): readonly RoomSpot[] =>
    !state ? [] : spotsOf(state.phase === 'open' ? lyingChips() : takenChips(state))
  /** Play money is seen by nobody else. */
  function* lyingChips(): Generator<SeenBet> {
    for (const { chips: placed, session } of chips.seen())
      if (!session.playMoney) yield { chips: placed, currency: session.currency.code }
  }

  const shared: SharedRoom<never> = createSharedRoom(deps, {
    room: room.code,
    game,
    leases,
    chainLength,
    recentRounds: RECENT_ROUNDS,
    page: createRoomPage({
      openMs: game.openMs,
      own: (viewer, roundId) => chips.own(BigInt(viewer), roundId),
      spots,
      players: () => shared.players(),
    }),
    atClose: {
      count: chips.count,
      take: (roundId) => chips.takeAll(roundId).map((set) => closingBet(deps, roundId, set)),
    },
  })

  function showChips(): void {
    const roundId = shared.openRound()
    const nowMs = deps.clock.now()
    if (!hasNews || roundId === undefined || Math.abs(nowMs - sentAtMs) < CHIPS_EVERY_MS) return
    hasNews = false
    sentAtMs = nowMs
    shared.tell([{ type: 'roomChips', roundId, spots: spotsOf(lyingChips()), players: shared.players() }])
  }

  const { recover, watch, ownership, leave, stop, isPlaying, players } = shared
  return {
    kind: 'chips',
    recover,
    watch,
    ownership,
    leave,
    stop,
    isPlaying,
    players,

    async tick() {
      await shared.tick()
      showChips()
    },

    move(session, { roundId, revision, chips: placed }) {
      const open = shared.openRound()
      if (open === undefined)
        throw new StudioRefusal(shared.isPlaying() ? 'studio.bettingClosed' : 'studio.tableClosed')
      if (open !== roundId) throw new StudioRefusal('studio.roundEnded')
      const stake = stakeOf(placed)
      if (placed.length > 0) {
        rules.check({ chips: placed }, { amount: stake, unit: session.currency.unit })
        checkRoomStake(stake, room.limits, session.currency)
        checkBestReturn(rules.best({ chips: placed }, session.currency.unit), session.currency)
      }
      const isPut = chips.put(roundId, { session, revision, chips: placed, stake })
      const own = chips.own(session.playerId, roundId)
      if (!own) throw new StudioRefusal('studio.tooManyRequests')
      if (isPut) {
        hasNews = true
        deps.players.notify(session.playerId, { type: 'ownChips', own })
      }
      return own
    },
  }
}

const stakeOf = (chips: readonly PlacedChips[]): Millionths =>
  chips.reduce((sum, { amount }) => sum + (chipAmount(amount) ?? 0n), 0n)

/** What others see once chips are bets. */
function takenChips({ bets }: SharedState<TableBet, TableOutcome>): SeenBet[] {
  return bets
    .filter(({ playMoney }) => !playMoney)
    .map(({ own, currency }) => ({ chips: own.chips, currency }))
}

/** A player's chips as the bet that they become at the close. */
function closingBet(
  { players, chance }: Pick<StudioDeps, 'players' | 'chance'>,
  roundId: string,
  { session, chips, stake }: ChipSet,
): ClosingBet {
  const { playerId } = session
  return {
    session,
    order: { requestId: chance.uuid(), stake, parameters: { chips } },
    taken({ round, balance }) {
      players.notify(playerId, { type: 'round', round })
      if (balance !== null) players.notify(playerId, { type: 'balance', balance })
    },
    refused(error) {
      const { code, details } = refusalOf(error)
      players.notify(playerId, { type: 'chipsRefused', roundId, code, ...(details && { details }) })
    },
  }
}

function refusalOf(error: unknown): {
  code: StudioRefusalCode
  details?: Readonly<Record<string, string | number>> | undefined
} {
  return isRefusal(error) ? { code: error.code, details: error.details } : { code: 'studio.unavailable' }
}
