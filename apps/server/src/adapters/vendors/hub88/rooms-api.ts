// SPDX-License-Identifier: Apache-2.0
import { CARD_GAMES } from '@tessera/rules/games/card-rooms/card-games'
import { RESULT_TONES } from '@tessera/rules/games/rooms/short-result'
import { z } from 'zod'
import { roomPhases, type GameVendorAdapter, type VendorRoom } from '../../../modules/play/ports.ts'
import type { VendorClient } from './vendor-client.ts'

/** Nobody waits for it: a tile is shown without it. */
const replyTimeoutMs = 2_000
const mostRooms = 2_000
const mostResults = 12

const moment = z.number().int()
const room = z.object({
  game_code: z.string().min(1).max(255),
  vendor_code: z.string().max(40).optional(),
  phase: z.enum(roomPhases),
  closes_at: moment.nullable(),
  players: z.number().int().min(0),
  paused: z.boolean().default(false),
  results: z.array(z.object({ label: z.string().max(3), tone: z.enum(RESULT_TONES) })),
})
const roomList = z.object({
  now: moment,
  rooms: z.array(room).max(mostRooms),
  /** Absent from a studio without card tables. */
  cards: z.array(z.object({ game: z.enum(CARD_GAMES), players: z.number().int().min(0) })).default([]),
})

/** Our question to a studio how its tables stand. Its clock need not be ours, so moments become spans. */
export const createRoomsApi =
  (post: VendorClient['post']): NonNullable<GameVendorAdapter['rooms']> =>
  async (account) => {
    const answer = await post(account, '/room/list', { operator_id: account.operatorId }, replyTimeoutMs)
    const { now, rooms, cards } = roomList.parse(answer)
    const cardPlayers = new Map(cards.map(({ game, players }) => [game, players]))
    const listed = rooms.map((one): VendorRoom => ({
      gameCode: one.game_code,
      vendorCode: one.vendor_code ?? null,
      phase: one.phase,
      closesInMs: one.closes_at === null ? null : one.closes_at - now,
      players: one.players,
      paused: one.paused,
      results: one.results.slice(0, mostResults),
    }))
    return { rooms: listed, cardPlayers }
  }
