// SPDX-License-Identifier: Apache-2.0
import { CARD_GAMES } from '@tessera/rules/games/card-rooms/card-games'
import { FREEZE_STATES, PAIR_SIGNALS } from '@tessera/rules/games/card-rooms/pair-signals'
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, RequestId } from '../kit/index.ts'

const MemberId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const Reason = line(200).min(3)
const HandId = z.string().regex(/^[\w:.-]{1,100}$/)
const FreezeId = z.string().regex(/^[\w:.-]{1,100}$/)

/** Null for somebody who is not known any more. */
const player = z.object({ memberId: z.number().nullable(), username: z.string() })

const pair = z.object({
  players: z.tuple([player, player]),
  game: z.enum(CARD_GAMES),
  currency: z.string(),
  hands: z.number(),
  signals: z.array(
    z.object({ kind: z.enum(PAIR_SIGNALS), value: z.number(), limit: z.number(), passed: z.boolean() }),
  ),
  /** What went from one of the two to the other, on balance. */
  flow: Amount,
  /** Which of the two lost it. */
  from: z.union([z.literal(0), z.literal(1)]),
  handIds: z.array(z.string()),
})

const handPlayer = player.extend({
  chair: z.number(),
  before: Amount,
  after: Amount,
  /** What they paid of the rake. */
  rake: Amount,
  /** Such as As or Td. */
  cards: z.array(z.string()),
})

const hand = z.object({
  id: z.string(),
  game: z.enum(CARD_GAMES),
  table: z.string(),
  currency: z.string(),
  beganAt: Moment,
  endedAt: Moment,
  /** False: it was taken back. */
  counts: z.boolean(),
  players: z.array(handPlayer),
  /** In their order. */
  events: z.array(
    z.object({
      type: z.string(),
      chair: z.number().nullable(),
      amount: Amount.nullable(),
      cards: z.array(z.string()),
    }),
  ),
  boards: z.array(z.array(z.string())),
})

const freeze = z.object({
  freezeId: z.string(),
  handId: z.string(),
  player,
  amount: Amount,
  currency: z.string().nullable(),
  by: z.string(),
  reason: z.string(),
  at: Moment,
  state: z.enum(FREEZE_STATES),
  /** Without a decision it is paid then. */
  until: Moment.nullable(),
  decidedBy: z.string().nullable(),
  decidedReason: z.string().nullable(),
  decidedAt: Moment.nullable(),
  /** What became of a withheld win: waits for the studio, or is paid to those who lost it. */
  shares: z.enum(['none', 'waiting', 'paid']),
})

const table = z.object({
  /** The studio’s name of it, for the calls that pause and close. */
  table: z.string(),
  game: z.enum(CARD_GAMES),
  currency: z.string(),
  level: z.number(),
  number: z.number(),
  seated: z.number(),
  /** Who looks at it. */
  players: z.number(),
  /** A hand is played. */
  playing: z.boolean(),
  pause: z.object({ by: z.string(), reason: z.string(), at: Moment }).nullable(),
})

/** The rooms in which members play each other. */
export const cardRoomAdminCalls = {
  cardTables: call('backoffice.cardTables', {
    http: 'GET /ops/card-rooms/tables',
    who: 'operator',
    may: 'read',
    summary: 'Card tables for money at which somebody sits, or that are paused; paused ones first.',
    input: {},
    output: z.object({ list: z.array(table) }),
    faults: ['backoffice.studioAway'],
  }),
  closeCardTable: call('backoffice.closeCardTable', {
    http: 'POST /ops/card-rooms/close',
    who: 'operator',
    may: 'pauseRooms',
    repeatable: true,
    summary:
      'Pays everybody at a paused card table what is theirs, between two hands. It stays paused. The same again pays nobody twice.',
    input: { requestId: RequestId, room: z.string().trim().min(1).max(255), reason: Reason },
    output: z.object({ paid: z.number() }),
    faults: ['backoffice.studioAway', 'backoffice.noRoom', 'backoffice.tableNotPaused', 'backoffice.handOn'],
  }),
  cardPairs: call('backoffice.cardPairs', {
    http: 'GET /ops/card-rooms/pairs',
    who: 'operator',
    may: 'read',
    summary:
      'Pairs of members whose play together looks arranged, worst first. What their accounts have in common, and their hands, only for those who may see hands.',
    input: { brandCode: BrandCode },
    output: z.object({
      list: z.array(pair),
      /** What their accounts have in common is left out. */
      masked: z.boolean(),
    }),
    faults: ['backoffice.studioAway', 'backoffice.noBrand'],
  }),
  lookAtCardHand: call('backoffice.lookAtCardHand', {
    http: 'POST /ops/card-rooms/hand',
    who: 'operator',
    may: 'cardHands',
    summary: 'A hand that has ended, with all cards of all players. The look is recorded.',
    input: { handId: HandId },
    output: hand,
    faults: ['backoffice.studioAway', 'backoffice.noCardHand'],
  }),
  cardFreezes: call('backoffice.cardFreezes', {
    http: 'GET /ops/card-rooms/freezes',
    who: 'operator',
    may: 'read',
    summary: 'Wins of card rooms that somebody holds or held, newest first.',
    input: { brandCode: BrandCode },
    output: z.object({ list: z.array(freeze) }),
    faults: ['backoffice.studioAway', 'backoffice.noBrand'],
  }),
  freezeCardWin: call('backoffice.freezeCardWin', {
    http: 'POST /ops/card-rooms/freeze',
    who: 'operator',
    may: 'cardHands',
    repeatable: true,
    summary:
      'Holds what a member won in a hand: what they take from the table waits, at most 72 hours, until a second person decides.',
    input: { requestId: RequestId, handId: HandId, memberId: MemberId, reason: Reason },
    output: z.object({ freezeId: z.string(), amount: Amount }),
    faults: [
      'backoffice.studioAway',
      'backoffice.noCardHand',
      'backoffice.nothingWon',
      'backoffice.cardWinPaid',
    ],
  }),
  decideCardFreeze: call('backoffice.decideCardFreeze', {
    http: 'POST /ops/card-rooms/decide',
    who: 'operator',
    may: 'decideCards',
    repeatable: true,
    summary:
      'Pays a held win to its winner, or withholds it and pays it to those who lost it. Another person than the one who holds it decides.',
    input: {
      requestId: RequestId,
      freezeId: FreezeId,
      decision: z.enum(['release', 'withhold']),
      reason: Reason,
    },
    output: z.object({ freezeId: z.string(), state: z.enum(FREEZE_STATES) }),
    faults: [
      'backoffice.studioAway',
      'backoffice.noCardFreeze',
      'backoffice.sameOperator',
      'backoffice.freezeDecided',
    ],
  }),
}
