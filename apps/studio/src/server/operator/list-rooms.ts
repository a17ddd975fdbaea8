// SPDX-License-Identifier: Apache-2.0
import { ownRoomNamed } from '@tessera/rules/games/rooms/own-rooms'
import { readDemoRoom, type RoomGame } from '@tessera/rules/games/rooms/room'
import { shortResult, type ShortResult } from '@tessera/rules/games/rooms/short-result'
import { z } from 'zod'
import { listCardPlayers, type CardPlayers } from '../cards/list-card-players.ts'
import type { StudioDeps } from '../deps.ts'
import { wireCodeOfRoom } from '../tables/room-of-session.ts'
import { listPlayedRooms, type StoredRoom } from './lobby-store.ts'

export const roomListInput = z.strictObject({ operator_id: z.string().min(1).max(255) })

/** A table as a lobby shows it. Times are epoch milliseconds of the studio's clock. */
export interface ListedRoom {
  readonly game_code: string
  /** Only for a title of a demonstration vendor, whose code `game_code` is then. */
  readonly vendor_code?: string
  readonly phase: 'open' | 'closing' | 'drawn' | 'settling' | 'closed'
  /** When no bets are taken any more; null unless it is open. */
  readonly closes_at: number | null
  readonly players: number
  readonly results: readonly ShortResult[]
  /** The operator lets no round begin. */
  readonly paused?: true
}
export interface RoomList {
  readonly now: number
  readonly rooms: readonly ListedRoom[]
  /** How many sit at the tables of each card game for money; all titles of a game share them. */
  readonly cards: readonly CardPlayers[]
}

const RESULT_COUNT = 12
const PLAYED_WITHIN_MS = 10 * 60_000
/** Longer than the pause between two rounds of a table. */
const PAUSE_MS = 10_000
const FRESH_MS = 1_000

type LobbyDeps = Pick<StudioDeps, 'database' | 'clock'>

/**
 * The tables that played within ten minutes: what they do now, who is there, and their last results. Nothing of a round
 * before it has ended. However many ask, the database is asked once a second.
 */
export function createRoomList({ database, clock }: LobbyDeps): () => Promise<RoomList> {
  let known: { readonly atMs: number; readonly list: Promise<RoomList> } | undefined
  return () => {
    const nowMs = clock.now()
    if (known && Math.abs(nowMs - known.atMs) < FRESH_MS) return known.list
    const list = Promise.all([
      listPlayedRooms(database, new Date(nowMs - PLAYED_WITHIN_MS), RESULT_COUNT),
      listCardPlayers(database),
    ]).then(([rooms, cards]) => ({
      now: nowMs,
      rooms: rooms.flatMap((room) => listed(room, nowMs)),
      cards,
    }))
    const asked = { atMs: nowMs, list }
    known = asked
    list.catch(() => {
      if (known === asked) known = undefined
    })
    return list
  }
}

interface NamesOfRoom {
  readonly game: RoomGame
  readonly names: Pick<ListedRoom, 'game_code' | 'vendor_code'>
}

/** Empty for a room of another kind, such as that of Crash. */
function listed(room: StoredRoom, nowMs: number): ListedRoom[] {
  const named = namesOfRoom(room.code)
  if (!named) return []
  return [
    {
      ...named.names,
      phase: phaseOfRoom(room, nowMs),
      closes_at: room.state === 'open' ? (room.closesAt?.getTime() ?? null) : null,
      players: room.watchers,
      results: room.results.flatMap((result) => shortResult(named.game, eventsIn(result)) ?? []),
      ...(room.isPaused && { paused: true }),
    },
  ]
}

/** The game of a room and its names on the wire; undefined for a room of another kind. */
export function namesOfRoom(code: string): NamesOfRoom | undefined {
  const own = ownRoomNamed(code)
  if (own) return { game: own.game, names: { game_code: wireCodeOfRoom(own) } }
  const demo = readDemoRoom(code)
  return demo && { game: demo.game, names: { game_code: demo.gameId, vendor_code: demo.vendorCode } }
}

/** What a room does; settling also while the next round is waited for. */
export function phaseOfRoom(
  { state, lastEndedAt, watchers }: Pick<StoredRoom, 'state' | 'lastEndedAt' | 'watchers'>,
  nowMs: number,
): ListedRoom['phase'] {
  if (state !== null) return state
  const sinceMs = nowMs - (lastEndedAt?.getTime() ?? 0)
  return watchers > 0 && sinceMs < PAUSE_MS ? 'settling' : 'closed'
}

/** The events of a stored result. */
export const eventsIn = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'events' in result ? result.events : undefined
