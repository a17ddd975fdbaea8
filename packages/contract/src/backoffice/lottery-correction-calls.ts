// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'

/** The id of a draw. */
export const DrawId = z.coerce.number().int().min(1).max(9_007_199_254_740_991)
export const WinningNumber = z.string().regex(/^[\d,~]{1,1300}$/, 'Rows separated by ~, numbers by a comma')
const Reason = line(200).min(3)
/** What each step of an operator with a draw needs. */
export const drawStep = { id: DrawId, reason: Reason, requestId: RequestId }

/** A correction of the result of a draw. */
export const correction = z.object({
  correctionId: z.string(),
  drawId: z.number(),
  fromNumber: z.string(),
  toNumber: z.string(),
  status: z.enum(['planning', 'planned', 'waiting', 'running', 'done', 'dropped']),
  reason: z.string(),
  madeBy: z.string(),
  madeAt: Moment,
  askedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  decisionReason: z.string(),
  doneAt: Moment.nullable(),
  /** Made or asked for by the operator who reads it: another one decides. */
  own: z.boolean(),
})

/** Corrections of results, in the console. */
export const lotteryCorrectionCalls = {
  planCorrection: call('backoffice.planCorrection', {
    http: 'POST /ops/lotteries/draws/:id/correction',
    who: 'operator',
    may: 'correctResults',
    once: true,
    summary: 'Begins the dry run of a correction: who would gain and lose. It moves no money.',
    input: { ...drawStep, winningNumber: WinningNumber },
    output: z.object({ correctionId: z.string() }),
    faults: [
      'lottery.notFed',
      'lottery.drawState',
      'lottery.wrongResult',
      'lottery.sameResult',
      'lottery.correctionOpen',
    ],
  }),
  lotteryCorrection: call('backoffice.lotteryCorrection', {
    http: 'GET /ops/lotteries/corrections/:id',
    who: 'operator',
    may: 'read',
    summary:
      'What a correction changes: sums by currency, and a page of its tickets, the largest change first.',
    input: { id: z.uuid(), pageNo: PageNo, pageSize: pageSize(20) },
    output: page(
      z.object({
        ticketId: z.string(),
        memberId: z.number(),
        username: z.string(),
        currency: z.string(),
        before: Amount,
        after: Amount,
        applied: z.boolean(),
        owed: Amount,
      }),
    ).extend({
      correction,
      sums: z.array(
        z.object({
          currency: z.string(),
          tickets: z.number(),
          gain: Amount,
          lose: Amount,
          owed: Amount,
          applied: z.number(),
        }),
      ),
      /** What changes for the jackpots of the draw. */
      jackpots: z.array(
        z.object({
          tier: z.string(),
          currency: z.string(),
          /** What its winners share in the draw. */
          pool: Amount,
          /** Null when nobody won it. */
          before: Amount.nullable(),
          after: Amount.nullable(),
          /** What goes into the jackpot of today, below zero what comes out of it. */
          change: Amount,
          /** What was moved in fact, never below the starting amount; null before the approval. */
          moved: Amount.nullable(),
        }),
      ),
    }),
  }),
  askCorrection: call('backoffice.askCorrection', {
    http: 'POST /ops/lotteries/corrections/:id/ask',
    who: 'operator',
    may: 'correctResults',
    once: true,
    summary: 'Asks another operator to approve a correction whose dry run is whole.',
    input: { id: z.uuid(), reason: Reason, requestId: RequestId },
    output: z.null(),
    faults: ['lottery.correctionState'],
  }),
  approveCorrection: call('backoffice.approveCorrection', {
    http: 'POST /ops/lotteries/corrections/:id/approve',
    who: 'operator',
    may: 'approveCorrections',
    once: true,
    summary: 'Approves a correction of another operator. Its tickets are corrected by new postings.',
    input: { id: z.uuid(), reason: Reason, requestId: RequestId },
    output: z.null(),
    faults: ['backoffice.giverGone', 'lottery.correctionState', 'backoffice.ownRequest'],
  }),
  dropCorrection: call('backoffice.dropCorrection', {
    http: 'POST /ops/lotteries/corrections/:id/drop',
    who: 'operator',
    may: 'correctResults',
    once: true,
    summary: 'Drops a correction that was not approved.',
    input: { id: z.uuid(), reason: Reason, requestId: RequestId },
    output: z.null(),
    faults: ['lottery.correctionState'],
  }),
}
