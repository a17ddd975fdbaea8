// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { betShape, BetStatus, legAsked, PriceChanges } from './bet-shapes.ts'
import { language } from './shapes.ts'

const slip = {
  /** single, multiple, 2_of_3, trixie and so on. */
  kind: z.string().regex(/^[a-z0-9_]{1,20}$/),
  legs: z.array(legAsked).min(1).max(20),
}

/** What members do with bets on the sportsbook. */
export const sportsbookBetCalls = {
  placeBet: call('sportsbook.placeBet', {
    http: 'POST /wps/sportsbook/bets',
    who: 'member',
    closedToExcluded: true,
    once: true,
    largestBodyBytes: 16_384,
    summary:
      'Places a bet and takes its stake. Before the start it is accepted or refused at once; in play it is pending for some seconds first. The same request again has the same answer.',
    input: {
      requestId: RequestId,
      ...slip,
      stakePerLine: Amount,
      priceChanges: PriceChanges.default('none'),
      language,
    },
    output: z.object({ bet: betShape, balance: Amount }),
    faults: [
      'sportsbook.unknownMarket',
      'sportsbook.slipRefused',
      'sportsbook.marketClosed',
      'sportsbook.priceChanged',
      'sportsbook.scoreChanged',
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
  checkSlip: call('sportsbook.checkSlip', {
    http: 'POST /wps/sportsbook/slip',
    who: 'member',
    perMinute: 240,
    largestBodyBytes: 16_384,
    summary: 'What a slip would cost and return now, and the highest stake of a line that would be accepted.',
    input: slip,
    output: z.object({
      lines: z.number(),
      /** The prices of now, in the order of the legs; 0: takes no bets. */
      prices: z.array(z.number()),
      /** Each leg as it is now, in their order. */
      legs: z.array(
        z.object({
          /** suspended: it will take bets again. closed: it will not. */
          state: z.enum(['open', 'suspended', 'closed']),
          /** Of an event that is live. */
          score: z.object({ home: z.number(), away: z.number() }).nullable(),
        }),
      ),
      lowestStake: Amount,
      highestStake: Amount,
      /** What bounds the highest stake. */
      bound: z.enum(['stake', 'selection', 'payout']),
      /** How long it would be pending. */
      delaySeconds: z.number(),
    }),
    faults: ['sportsbook.unknownMarket', 'sportsbook.slipRefused', 'site.ownCurrencyOnly'],
  }),
  bets: call('sportsbook.bets', {
    http: 'GET /wps/sportsbook/bets',
    who: 'member',
    summary: "The member's bets, newest first.",
    input: { status: BetStatus.optional(), pageNo: PageNo, pageSize: pageSize(20, 50), language },
    output: page(betShape),
  }),
  bet: call('sportsbook.bet', {
    http: 'GET /wps/sportsbook/bet',
    who: 'member',
    perMinute: 240,
    summary: 'One bet of the member, with what its settlement follows from.',
    input: { betId: z.uuid(), language },
    output: betShape,
    faults: ['sportsbook.unknownBet'],
  }),
}
