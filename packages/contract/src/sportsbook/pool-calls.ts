// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { countedResult } from './bet-shapes.ts'
import { BookId, language } from './shapes.ts'

export const PoolSide = z.enum(['meron', 'wala'])
const side = z.object({
  staked: Amount,
  /** What a stake on it would return for each unit if betting closed now, in thousandths; null while nothing is on it. */
  returns: z.number().nullable(),
})

/** The pool of a fight in one currency. */
export const poolShape = z.object({
  meron: side,
  wala: side,
  currency: z.string(),
  plasadaPercent: z.number(),
})

/** A stake in the pool of a fight. */
export const poolBet = z.object({
  betId: z.uuid(),
  event: z.object({
    id: BookId,
    home: z.string(),
    away: z.string(),
    startsAt: Moment,
    /** meron, wala, bdd or ftd; null until the fight is over. */
    outcome: z.string().nullable(),
  }),
  side: PoolSide,
  stake: Amount,
  currency: z.string(),
  status: z.enum(['open', 'settled']),
  returned: Amount.nullable(),
  /** Why it settled so, or what it waits for. */
  reason: z.string(),
  /** Above 1: a corrected result changed what it returned. */
  settlements: z.number(),
  pool: poolShape,
  /** The version of the result that counts; null while there is none. */
  result: countedResult.nullable(),
  placedAt: Moment,
  endedAt: Moment.nullable(),
})

/** The pools of virtual fights, in which the stakes of all members set what the winning side returns. */
export const sportsbookPoolCalls = {
  pool: call('sportsbook.pool', {
    http: 'GET /wps/sportsbook/pool',
    who: 'anyone',
    perMinute: 240,
    summary: 'The stakes of both sides of a fight, and what each would return, in a currency.',
    input: {
      eventId: BookId,
      /** The brand's own where it is left out. */
      currency: z
        .string()
        .regex(/^[A-Z]{3,6}$/)
        .optional(),
    },
    output: z.object({ isOpen: z.boolean(), lowestStake: Amount, highestStake: Amount, pool: poolShape }),
    faults: ['sportsbook.unknownEvent'],
  }),
  placePoolBet: call('sportsbook.placePoolBet', {
    http: 'POST /wps/sportsbook/poolBets',
    who: 'member',
    once: true,
    summary:
      'Puts a stake in the pool of a fight that has not begun. What it may return is known once betting has closed.',
    input: { requestId: RequestId, eventId: BookId, side: PoolSide, stake: Amount, language },
    output: z.object({ bet: poolBet, balance: Amount }),
    faults: [
      'sportsbook.unknownEvent',
      'sportsbook.poolClosed',
      'sportsbook.stakeTooSmall',
      'sportsbook.stakeTooLarge',
      'sportsbook.stakeTooFine',
      'site.ownCurrencyOnly',
      'play.ageUnconfirmed',
      'play.birthdayNeeded',
      'play.tooYoung',
      'wallet.insufficientFunds',
      'compliance.limitReached',
    ],
  }),
  poolBets: call('sportsbook.poolBets', {
    http: 'GET /wps/sportsbook/poolBets',
    who: 'member',
    summary: "The member's stakes in pools, newest first.",
    input: {
      eventId: BookId.optional(),
      /** Only the stake that this request has placed. */
      byRequest: RequestId.optional(),
      pageNo: PageNo,
      pageSize: pageSize(20, 50),
      language,
    },
    output: page(poolBet),
  }),
}
