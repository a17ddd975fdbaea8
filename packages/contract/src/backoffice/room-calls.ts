// SPDX-License-Identifier: Apache-2.0
import { ROOM_GAMES, ROOM_LIMITS, ROOM_PACES } from '@tessera/rules/games/rooms/room'
import { returnVerdicts } from '@tessera/rules/games/rooms/return-bounds'
import { RESULT_TONES } from '@tessera/rules/games/rooms/short-result'
import { z } from 'zod'
import { Amount, call, line, Moment, RequestId } from '../kit/index.ts'

const Reason = line(200).min(3)
const Room = z.string().trim().min(1).max(255)
const deed = { by: z.string(), reason: z.string(), at: Moment }

const operatedRoom = z.object({
  room: z.string(),
  name: z.string(),
  /** Of a demonstration title, its vendor; empty for the studio’s own tables. */
  vendorName: z.string(),
  /** Null for a title that is not in the catalogue any more. */
  nodeId: z.number().nullable(),
  game: z.enum(ROOM_GAMES),
  pace: z.enum(ROOM_PACES),
  limits: z.enum(ROOM_LIMITS),
  phase: z.enum(['open', 'closing', 'drawn', 'settling', 'closed']),
  /** held: nobody plays the round on while two operators decide whether it is void. */
  stopped: z.enum(['paused', 'held']).nullable(),
  pause: z.object(deed).nullable(),
  /** The round that has not ended. */
  round: z.object({ id: z.string(), number: z.number(), closesAt: z.number().nullable() }).nullable(),
  players: z.number(),
  results: z.array(z.object({ label: z.string(), tone: z.enum(RESULT_TONES) })),
  /** In that round: `staked` is taken, `asked` has been asked for and not been answered. Play money is not counted. */
  money: z.array(
    z.object({ currency: z.string(), bets: z.number(), players: z.number(), staked: Amount, asked: Amount }),
  ),
  /** Of all rounds that have ended; the bounds are those within which 99 of 100 tables stay. */
  returns: z.array(
    z.object({
      currency: z.string(),
      since: Moment,
      rounds: z.number(),
      stake: Amount,
      paid: Amount,
      stated: Amount,
      low: Amount,
      high: Amount,
      verdict: z.enum(returnVerdicts),
    }),
  ),
})

/** The tables at which many members play together. */
export const roomAdminCalls = {
  rooms: call('backoffice.rooms', {
    http: 'GET /ops/rooms',
    who: 'operator',
    may: 'read',
    summary:
      'The live tables as they stand: who plays, money in play, what they returned, and the rounds that were made void.',
    input: {},
    output: z.object({
      /** The server’s clock, to which closesAt belongs. */
      now: z.number(),
      list: z.array(operatedRoom),
      voided: z.array(
        z.object({ room: z.string(), name: z.string(), roundId: z.string(), number: z.number(), ...deed }),
      ),
    }),
    faults: ['backoffice.studioAway'],
  }),
  pauseRoom: call('backoffice.pauseRoom', {
    http: 'POST /ops/rooms/pause',
    who: 'operator',
    may: 'pauseRooms',
    repeatable: true,
    summary:
      'Lets no round of a live table begin after the one that is played, or lets them begin again, and a held round go on.',
    input: { requestId: RequestId, room: Room, set: z.boolean(), reason: Reason },
    output: z.null(),
    faults: ['backoffice.studioAway', 'backoffice.noRoom'],
  }),
  chatReports: call('backoffice.chatReports', {
    http: 'GET /ops/rooms/chat',
    who: 'operator',
    may: 'read',
    summary:
      'Messages of the chat at live tables that members have reported, with those around them: open reports, and the last that were closed.',
    input: {},
    output: z.object({
      list: z.array(
        z.object({
          message: z.string(),
          table: z.string(),
          /** Null for a member who is not known any more. */
          memberId: z.number().nullable(),
          username: z.string(),
          /** As others at the table read it. */
          name: z.string(),
          text: z.string(),
          around: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), at: Moment })),
          firstAt: Moment,
          reporters: z.number(),
          removed: z.boolean(),
          /** Until when they may not write. */
          silencedUntil: Moment.nullable(),
          closed: z.object({ at: Moment, by: z.string(), outcome: z.string() }).nullable(),
        }),
      ),
    }),
    faults: ['backoffice.studioAway'],
  }),
  moderateChat: call('backoffice.moderateChat', {
    http: 'POST /ops/rooms/chat',
    who: 'operator',
    may: 'moderateChat',
    repeatable: true,
    summary:
      'Deals with a reported message: removes it, silences who wrote it for some minutes as well, or leaves it.',
    input: {
      requestId: RequestId,
      chatMessage: z.string().regex(/^[1-9][0-9]{0,17}$/),
      step: z.enum(['remove', 'silence', 'dismiss']),
      minutes: z.number().int().min(0).max(525_600).default(0),
      reason: Reason,
    },
    output: z.null(),
    faults: ['backoffice.studioAway', 'backoffice.noRoom'],
  }),
  voidRoomRound: call('backoffice.voidRoomRound', {
    http: 'POST /ops/rooms/void',
    who: 'operator',
    may: 'money',
    pays: true,
    repeatable: true,
    summary:
      'Makes a round of a live table void that is not paid yet: all stakes go back. The first of two operators holds it for five minutes.',
    input: { requestId: RequestId, room: Room, tableRoundId: z.uuid(), reason: Reason },
    output: z.null(),
    faults: ['backoffice.studioAway', 'backoffice.noRoom', 'backoffice.roundPaid', 'backoffice.secondNeeded'],
  }),
}
