// SPDX-License-Identifier: Apache-2.0
import { lotteryTags } from '@tessera/rules/lottery/lotteries'
import { z } from 'zod'
import {
  correction,
  DrawId,
  drawStep,
  lotteryCorrectionCalls,
  WinningNumber,
} from './lottery-correction-calls.ts'
import { Amount, BrandCode, call, Moment, page, PageNo, pageSize } from '../kit/index.ts'

const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'A day, such as 2026-12-31')
const GameCode = z.string().regex(/^[A-Z0-9-]{1,20}$/)
const Tag = z.enum(lotteryTags)

const numbersFrom = z.enum(['draw', 'feed'])
/** planned: still to come, and not on sale yet. */
const drawStatus = z.enum(['planned', 'open', 'closed', 'drawn', 'settled', 'void'])
const draw = z.object({
  /** Null while it is only planned. */
  id: z.number().nullable(),
  gameCode: z.string(),
  name: z.string(),
  tag: Tag,
  numero: z.string(),
  status: drawStatus,
  drawTime: Moment,
  closeTime: Moment,
  numbersFrom,
  tickets: z.number(),
  /** Its result is due and not entered. */
  late: z.boolean(),
})

const operatedTicket = z.object({
  ticketId: z.string(),
  drawId: z.number(),
  gameCode: z.string(),
  gameName: z.string(),
  numero: z.string(),
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  placedTime: Moment,
  lines: z.array(
    z.object({
      playType: z.string(),
      numbers: z.array(z.string()),
      dao: z.boolean(),
      stakePerLot: Amount,
      cost: Amount,
      returned: Amount.nullable(),
    }),
  ),
  stake: Amount,
  returned: Amount.nullable(),
  status: z.enum(['open', 'settled', 'refunded', 'cancelled']),
  /** What a correction of the draw changed last. */
  corrected: z.boolean(),
  currency: z.string(),
})

const stepFaults = ['lottery.drawState'] as const

/** The lotteries in the console. */
export const lotteryAdminCalls = {
  lotteries: call('backoffice.lotteries', {
    http: 'GET /ops/lotteries',
    who: 'operator',
    may: 'read',
    summary: 'All lotteries with their state at a brand, and the next draw of each.',
    input: { brandCode: BrandCode, tag: Tag.optional() },
    output: z.object({
      list: z.array(
        z.object({
          gameCode: z.string(),
          name: z.string(),
          tag: Tag,
          /** off: the brand does not sell it. closed: between two sales. */
          state: z.enum(['onSale', 'closed', 'off']),
          numbersFrom,
          next: draw.nullable(),
          /** Draws of a feed that wait for their result. */
          missingResults: z.number(),
          /** Announced draws with tickets, whose numbers come from elsewhere than the setting says now. */
          keepingSource: z.number(),
        }),
      ),
    }),
    faults: ['backoffice.noBrand'],
  }),
  lotteryDraws: call('backoffice.lotteryDraws', {
    http: 'GET /ops/lotteries/draws',
    who: 'operator',
    may: 'read',
    summary: 'The draws of one day in Vietnam, past and to come, soonest first.',
    input: {
      day: Day,
      tag: Tag.optional(),
      gameCode: GameCode.optional(),
      pageNo: PageNo,
      pageSize: pageSize(50),
    },
    output: page(draw),
  }),
  lotteryDraw: call('backoffice.lotteryDraw', {
    http: 'GET /ops/lotteries/draws/:id',
    who: 'operator',
    may: 'read',
    summary: 'One draw: its times, sums, result, proof, corrections, and what operators did.',
    input: { id: DrawId },
    output: draw.extend({
      drawnTime: Moment.nullable(),
      settledTime: Moment.nullable(),
      /** Empty before the draw. */
      winningNumber: z.string(),
      /** The numbers before any correction. */
      firstNumber: z.string(),
      commitment: z.string(),
      seed: z.string(),
      /** It had tickets when the setting changed: its numbers come from where it was announced. */
      keepsSource: z.boolean(),
      /** The most that its tickets can win together, in currency units of all brands. */
      worstCase: Amount,
      totals: z.array(
        z.object({
          currency: z.string(),
          tickets: z.number(),
          open: z.number(),
          stake: Amount,
          returned: Amount,
        }),
      ),
      /** Who entered a result; its numbers are shown once two agree. */
      entries: z.array(z.object({ by: z.string(), time: Moment, own: z.boolean() })),
      corrections: z.array(correction),
      history: z.array(
        z.object({
          action: z.string(),
          by: z.string(),
          time: Moment,
          reason: z.string(),
          details: z.string(),
        }),
      ),
    }),
  }),
  lotteryExposure: call('backoffice.lotteryExposure', {
    http: 'GET /ops/lotteries/draws/:id/exposure',
    who: 'operator',
    may: 'read',
    mayLag: true,
    takesTurns: 'operators',
    summary:
      'What is staked on each number and outcome of a draw, and what it would return: the largest first.',
    input: { id: DrawId },
    output: z.object({
      list: z.array(
        z.object({
          outcome: z.string(),
          playType: z.string(),
          staked: Amount,
          liability: Amount,
        }),
      ),
      /** How many outcomes there are beyond those listed. */
      more: z.number(),
    }),
  }),
  lotteryTickets: call('backoffice.lotteryTickets', {
    http: 'GET /ops/lotteries/tickets',
    who: 'operator',
    may: 'read',
    summary:
      'Tickets of one draw or of one member, or the ticket with an id or a code; newest first. None without one of these.',
    input: {
      drawId: DrawId.optional(),
      memberId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      id: z.uuid().optional(),
      /** The code on the ticket, as people type it; a mistyped one finds nothing. */
      code: z.string().trim().max(40).optional(),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(operatedTicket),
  }),
  lotteryReturns: call('backoffice.lotteryReturns', {
    http: 'GET /ops/lotteries/returns',
    who: 'operator',
    may: 'read',
    mayLag: true,
    takesTurns: 'operators',
    summary:
      'What each play of each lottery returned in a period of at most 31 days, beside what its odds state and the bounds of three standard errors.',
    input: { fromDay: Day, toDay: Day, tag: Tag.optional(), gameCode: GameCode.optional() },
    output: z.object({
      list: z.array(
        z.object({
          gameCode: z.string(),
          name: z.string(),
          playType: z.string(),
          currency: z.string(),
          lines: z.number(),
          draws: z.number(),
          stake: Amount,
          paid: Amount,
          stated: Amount,
          low: Amount,
          high: Amount,
          outside: z.boolean(),
        }),
      ),
    }),
    faults: ['backoffice.badRange', 'lottery.tooManyTickets'],
  }),
  closeDraw: call('backoffice.closeDraw', {
    http: 'POST /ops/lotteries/draws/:id/close',
    who: 'operator',
    may: 'closeDraws',
    once: true,
    summary: 'Takes no more bets on a draw from now on.',
    input: drawStep,
    output: z.null(),
    faults: stepFaults,
  }),
  delayDraw: call('backoffice.delayDraw', {
    http: 'POST /ops/lotteries/draws/:id/delay',
    who: 'operator',
    may: 'delayDraws',
    once: true,
    summary:
      'Moves a draw, and the close of its betting while that is open, to later times. Members with a ticket get a notice.',
    input: { ...drawStep, drawTime: Moment, closeTime: Moment },
    output: z.null(),
    faults: ['lottery.drawState', 'lottery.wrongTime'],
  }),
  cancelDraw: call('backoffice.cancelDraw', {
    http: 'POST /ops/lotteries/draws/:id/cancel',
    who: 'operator',
    may: 'cancelDraws',
    pays: true,
    once: true,
    summary: 'Calls off a draw that is not made. All stakes go back, and members with a ticket get a notice.',
    input: drawStep,
    output: z.null(),
    faults: stepFaults,
  }),
  enterResult: call('backoffice.enterResult', {
    http: 'POST /ops/lotteries/draws/:id/result',
    who: 'operator',
    may: 'enterResults',
    once: true,
    summary:
      'Enters the result of a draw that takes place elsewhere. The draw is made when two different operators entered the same numbers.',
    input: { ...drawStep, winningNumber: WinningNumber },
    output: z.object({
      state: z.enum(['waiting', 'drawn', 'different']),
      differences: z.array(
        z.object({ label: z.string(), position: z.number(), entered: z.string(), other: z.string() }),
      ),
    }),
    faults: ['lottery.notFed', 'lottery.drawState', 'lottery.resultTooEarly', 'lottery.wrongResult'],
  }),
  ...lotteryCorrectionCalls,
}
