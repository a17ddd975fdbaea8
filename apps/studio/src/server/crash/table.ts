// SPDX-License-Identifier: Apache-2.0
import { CRASH_TARGETS, checkCrashBet, crashMultiplier, type CrashBet } from '../../games/crash/maths.ts'
import type { RoundAnswer, TableRound } from '../../protocol.ts'
import { checkBet } from '../currencies.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import type { RoomLeases } from '../rooms/owner/room-leases.ts'
import { RoomRefusal } from '../rooms/rules/room-rules.ts'
import { createSharedRoom, type SharedRoom } from '../rooms/shared-room.ts'
import { findEndedRound } from '../rooms/store/room-round-store.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { findRound } from '../rounds/round-store.ts'
import type { Session } from '../sessions/session-store.ts'
import { crashGame, type Crash } from './crash-game.ts'
import { createCrashPage, tableRoundOf } from './crash-page.ts'
import { excludeOlderVersions, findOlderRound, listOlderRounds, voidOlderRounds } from './older-versions.ts'

const ROOM = 'crash'
const RECENT_ROUNDS = 20
const CHAIN_LENGTH = 10_000

export interface CrashOrder {
  readonly requestId: string
  readonly stake: Millionths
  readonly bet: CrashBet
}

export interface TableOptions {
  readonly leases: RoomLeases
  readonly chainLength?: number | undefined
  /** Shows robots at the table. */
  readonly demonstration?: boolean
}

/** The one live table: a room in which everybody rides the same curve. */
export interface CrashTable extends Pick<
  SharedRoom<'leave'>,
  'tick' | 'recover' | 'watch' | 'ownership' | 'leave' | 'stop'
> {
  join(session: Session, order: CrashOrder): Promise<RoundAnswer>
  cashOut(playerId: bigint, roundId: string): Promise<RoundAnswer>
}

export function createCrashTable(
  deps: StudioDeps,
  { leases, chainLength = CHAIN_LENGTH, demonstration = false }: TableOptions,
): CrashTable {
  let older: readonly TableRound[] = []
  const page = createCrashPage({ demonstration, older: () => older, recentRounds: RECENT_ROUNDS })
  const room = createSharedRoom(deps, {
    room: ROOM,
    game: crashGame,
    page,
    leases,
    chainLength,
    exclusion: excludeOlderVersions(deps.database),
    async beforeResuming() {
      await voidOlderRounds(deps)
      older = await listOlderRounds(deps.database, RECENT_ROUNDS)
    },
  })

  /** False: the round is not at the table any more, and how it ended is stored. */
  async function leaveTable(playerId: bigint, roundId: string): Promise<boolean> {
    try {
      return await room.act(playerId, roundId, 'leave')
    } catch (error) {
      if (!(error instanceof RoomRefusal)) throw error
      if (error.code === 'studio.notStarted' || error.code === 'studio.cashOutTooLate')
        throw new StudioRefusal(error.code)
      return false
    }
  }

  const { tick, recover, watch, ownership, leave, stop } = room
  return {
    tick,
    recover,
    watch,
    ownership,
    leave,
    stop,

    join(session, { requestId, stake, bet }) {
      checkCrashBet(bet)
      checkBet(stake, crashMultiplier(bet.autoHundredths ?? CRASH_TARGETS.minimum), session.currency)
      return room.join(session, { requestId, stake, parameters: bet })
    },

    async cashOut(playerId, roundId) {
      if (await leaveTable(playerId, roundId)) return answerRound(deps, roundId, null)
      const round = await findRound(deps.database, roundId)
      if (!round || round.playerId !== playerId || round.game !== 'crash')
        throw new StudioRefusal('studio.notFound')
      // It is in a round that another process has just taken over, or is about to.
      if (round.state === 'open' || round.state === 'reserved') throw new StudioRefusal('studio.tableClosed')
      if (round.payout === 0n && round.state !== 'voiding' && round.state !== 'voided')
        throw new StudioRefusal('studio.cashOutTooLate')
      return answerRound(deps, roundId, null)
    },
  }
}

/** A round of the live table that has ended, also one of a version before rooms. */
export async function findTableRound(db: Queries, id: string): Promise<TableRound | undefined> {
  const ended = await findEndedRound<Crash>(db, ROOM, id)
  return ended ? tableRoundOf(ended) : findOlderRound(db, id)
}
