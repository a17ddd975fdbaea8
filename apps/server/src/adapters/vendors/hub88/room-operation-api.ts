// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { ROOM_GAMES, ROOM_LIMITS, ROOM_PACES } from '@tessera/rules/games/rooms/room'
import { RESULT_TONES } from '@tessera/rules/games/rooms/short-result'
import { z } from 'zod'
import {
  roomPhases,
  type GameVendorAdapter,
  type RoomReport,
  type RoomStepAnswer,
  type VendorAccount,
} from '../../../modules/play/ports.ts'
import { readAnswer, type VendorClient } from './vendor-client.ts'

/** An operator waits for it. */
const replyTimeoutMs = 4_000
const mostRooms = 2_000

const moment = z.number().int()
const count = z.number().int().min(0)
const amount = z
  .string()
  .regex(/^\d{1,30}$/)
  .transform((digits) => amountOfMillionths(BigInt(digits)))
const currency = z.string().min(1).max(20)
const person = { by: z.string().max(200), reason: z.string().max(1_000), at: moment }
const room = z.object({
  room: z.string().min(1).max(255),
  game_code: z.string().min(1).max(255),
  vendor_code: z.string().max(40).optional(),
  game: z.enum(ROOM_GAMES),
  pace: z.enum(ROOM_PACES),
  limits: z.enum(ROOM_LIMITS),
  phase: z.enum(roomPhases),
  players: count,
  stopped: z.enum(['paused', 'held']).nullable(),
  pause: z.object(person).nullable(),
  round: z.object({ id: z.uuid(), number: count, closes_at: moment.nullable() }).nullable(),
  results: z.array(z.object({ label: z.string().max(3), tone: z.enum(RESULT_TONES) })),
  money: z.array(z.object({ currency, bets: count, players: count, staked: amount, asked: amount })),
  returns: z.array(
    z.object({
      currency,
      since: moment,
      rounds: count,
      stake: amount,
      paid: amount,
      stated: amount,
      deviation: amount,
    }),
  ),
})
const report = z.object({
  now: moment,
  rooms: z.array(room).max(mostRooms),
  voided: z.array(z.object({ room: z.string(), round: z.uuid(), number: count, ...person })),
})

const chatLine = z.object({
  id: z.string().max(20),
  author: z.string().max(40),
  name: z.string().max(100),
  text: z.string().max(500),
  at: moment,
})
const chatReports = z.object({
  reports: z
    .array(
      z.object({
        message: z.string().max(20),
        room: z.string().max(255),
        user: z.string().max(255),
        name: z.string().max(100),
        text: z.string().max(500),
        around: z.array(chatLine).max(100),
        first_at: moment,
        reporters: count,
        removed: z.boolean(),
        silenced_until: moment.nullable(),
        closed: z.object({ at: moment, by: z.string().max(200), outcome: z.string().max(40) }).nullable(),
      }),
    )
    .max(1_000),
})

/** Our calls to a studio about its tables, for those who operate them. */
export const createRoomOperationApi = ({
  post,
  send,
}: VendorClient): NonNullable<GameVendorAdapter['roomOperation']> => {
  async function step(account: VendorAccount, path: string, body: object): Promise<RoomStepAnswer> {
    const payload = { operator_id: account.operatorId, ...body }
    const response = await send(account, path, payload, replyTimeoutMs)
    if (response.status === 404) return 'unknown'
    if (response.status === 409) return 'settled'
    await readAnswer(response, path)
    return 'done'
  }
  return {
    async report(account): Promise<RoomReport> {
      const answer = await post(account, '/room/state', { operator_id: account.operatorId }, replyTimeoutMs)
      const { now, rooms, voided } = report.parse(answer)
      return {
        rooms: rooms.map(({ game_code: gameCode, vendor_code: vendorCode = null, round, ...one }) => ({
          ...one,
          gameCode,
          vendorCode,
          round: round && {
            id: round.id,
            number: round.number,
            closesInMs: round.closes_at === null ? null : round.closes_at - now,
          },
        })),
        voided: voided.map(({ round, ...one }) => ({ ...one, roundId: round })),
      }
    },
    pause: (account, { room: code, paused, by, reason }) =>
      step(account, '/room/pause', { room: code, paused, by, reason }),
    hold: (account, { room: code, roundId }) => step(account, '/room/hold', { room: code, round: roundId }),
    async chatReports(account) {
      const payload = { operator_id: account.operatorId }
      const { reports } = chatReports.parse(
        await post(account, '/room/chat/reports', payload, replyTimeoutMs),
      )
      return reports.map(({ first_at: firstAt, silenced_until: silencedUntil, user, ...one }) => ({
        ...one,
        firstAt,
        silencedUntil,
        playerRef: user,
      }))
    },
    chatStep: (account, one) => step(account, '/room/chat/step', { ...one }),
    void: (account, { room: code, roundId, by, reason }) =>
      step(account, '/room/void', { room: code, round: roundId, by, reason }),
  }
}
