// SPDX-License-Identifier: Apache-2.0
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import type { Room } from '@tessera/rules/games/rooms/room'
import { shortResult, type ShortResult } from '@tessera/rules/games/rooms/short-result'
import { z } from 'zod'
import type { StudioDeps } from '../../deps.ts'
import { listReturns, type RoomReturn } from '../../rooms/store/return-store.ts'
import { roomNamed } from '../../tables/room-of-session.ts'
import { eventsIn, namesOfRoom, phaseOfRoom, type ListedRoom } from '../list-rooms.ts'
import {
  listOperatedRooms,
  listStaked,
  listVoided,
  type OperatedRoom,
  type StakedInRoom,
} from './rooms-store.ts'

export const roomStateInput = z.strictObject({ operator_id: z.string().min(1).max(255) })

/** A table as its operators see it. Times are epoch milliseconds of the studio's clock, amounts digits of millionths. */
export interface ReportedRoom
  extends Room, Pick<ListedRoom, 'game_code' | 'vendor_code' | 'phase' | 'players'> {
  /** Our name of it, for the calls that pause and void. */
  readonly room: string
  /** held: two people decide whether its round is void. */
  readonly stopped: 'paused' | 'held' | null
  readonly pause: { readonly at: number; readonly by: string; readonly reason: string } | null
  readonly round: { readonly id: string; readonly number: number; readonly closes_at: number | null } | null
  readonly results: readonly ShortResult[]
  /** Of the round that has not ended, and of no other. */
  readonly money: readonly {
    readonly currency: string
    readonly bets: number
    readonly players: number
    readonly staked: string
    readonly asked: string
  }[]
  readonly returns: readonly {
    readonly currency: string
    readonly since: number
    readonly rounds: number
    readonly stake: string
    readonly paid: string
    readonly stated: string
    /** Standard deviation of what is paid. */
    readonly deviation: string
  }[]
}

export interface RoomReport {
  readonly now: number
  readonly rooms: readonly ReportedRoom[]
  readonly voided: readonly {
    readonly room: string
    readonly round: string
    readonly number: number
    readonly by: string
    readonly reason: string
    readonly at: number
  }[]
}

const MOST_ROOMS = 300
const RESULT_COUNT = 12
const VOIDED_COUNT = 20
/** No round of a table lasts as long. */
const STAKED_WITHIN_MS = 24 * 60 * 60_000

/** Every table of our own, those of demonstration titles that played last, and the rounds that were made void. */
export async function showRooms({
  database,
  clock,
}: Pick<StudioDeps, 'database' | 'clock'>): Promise<RoomReport> {
  const nowMs = clock.now()
  const stored = await listOperatedRooms(database, { mostRooms: MOST_ROOMS, resultCount: RESULT_COUNT })
  const staked = Map.groupBy(
    await listStaked(database, new Date(nowMs - STAKED_WITHIN_MS)),
    ({ room }) => room,
  )
  const returns = Map.groupBy(await listReturns(database), ({ room }) => room)
  const known = new Set(stored.map(({ code }) => code))
  const unopened = ownRooms.filter(({ code }) => !known.has(code)).map(({ code }) => unopenedRoom(code))
  return {
    now: nowMs,
    rooms: [...stored, ...unopened].flatMap((room) =>
      reportedRoom(room, nowMs, staked.get(room.code) ?? [], returns.get(room.code) ?? []),
    ),
    voided: (await listVoided(database, VOIDED_COUNT)).map(({ roundId, position, at, ...row }) => ({
      ...row,
      round: roundId,
      number: position,
      at: at.getTime(),
    })),
  }
}

const unopenedRoom = (code: string): OperatedRoom => ({
  ...{ code, watchers: 0, pausedAt: null, pausedBy: null, pauseReason: null, isHeld: false },
  ...{ roundId: null, position: null, state: null, closesAt: null, lastEndedAt: null, results: [] },
})

/** Empty for a room of another kind. */
function reportedRoom(
  room: OperatedRoom,
  nowMs: number,
  staked: readonly StakedInRoom[],
  returns: readonly RoomReturn[],
): ReportedRoom[] {
  const named = roomNamed(room.code)
  const names = namesOfRoom(room.code)?.names
  if (!named || !names) return []
  const { game, pace, limits } = named
  const { pausedAt, roundId } = room
  return [
    {
      ...{ room: room.code, ...names, game, pace, limits, players: room.watchers },
      phase: phaseOfRoom(room, nowMs),
      stopped: room.isHeld ? 'held' : pausedAt ? 'paused' : null,
      pause: pausedAt && {
        at: pausedAt.getTime(),
        by: room.pausedBy ?? '',
        reason: room.pauseReason ?? '',
      },
      round:
        roundId === null
          ? null
          : {
              id: roundId,
              number: room.position ?? 0,
              closes_at: room.state === 'open' ? (room.closesAt?.getTime() ?? null) : null,
            },
      results: room.results.flatMap((result) => shortResult(game, eventsIn(result)) ?? []),
      money: staked.map(({ room: _room, ...money }) => money),
      returns: returns.map(({ room: _room, sinceMs, stake, paid, stated, variance, ...counted }) => ({
        ...counted,
        ...{ since: sinceMs, stake: String(stake), paid: String(paid), stated: String(stated) },
        deviation: String(BigInt(Math.ceil(Math.sqrt(variance)))),
      })),
    },
  ]
}
