// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { betShape, BetStatus, JoinRefusal, legAsked, PriceChanges } from './bet-shapes.ts'
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
  decideOffer: call('sportsbook.decideOffer', {
    http: 'POST /wps/sportsbook/bets/offer',
    who: 'member',
    once: true,
    summary:
      'Accepts what an operator offers instead of a large bet, or declines it: then the stake goes back. An accepted one is judged as a new bet is: where its prices have fallen, the answer has an offer at lower ones. Otherwise it is pending for a moment more.',
    input: { requestId: RequestId, betId: z.uuid(), accept: z.boolean(), language },
    output: betShape,
    faults: ['sportsbook.unknownBet', 'sportsbook.reviewOver', 'sportsbook.stakeTooLarge'],
  }),
  checkSlip: call('sportsbook.checkSlip', {
    http: 'POST /wps/sportsbook/slip',
    who: 'member',
    openToExcluded: true,
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
  builderPrice: call('sportsbook.builderPrice', {
    http: 'POST /wps/sportsbook/builder',
    who: 'anyone',
    perMinute: 240,
    largestBodyBytes: 4_096,
    summary: 'What outcomes of one event cost together now, or why they cannot be joined.',
    input: { selections: legAsked.shape.selections },
    output: z.object({
      /** 0: cannot be joined, or one of the markets takes no bets. */
      price: z.number(),
      refusal: JoinRefusal.nullable(),
      /** Of an event that is live: the score that the price is for. */
      score: z.object({ home: z.number(), away: z.number() }).nullable(),
    }),
    faults: ['sportsbook.unknownMarket'],
  }),
  cashOut: call('sportsbook.cashOut', {
    http: 'POST /wps/sportsbook/cash-out',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary:
      'Ends an open bet, or a share of it, for what is offered now. It is taken for no less than the member saw. In play it waits as long as a bet, and is refused if its event has changed by then. The same request again has the same answer.',
    input: {
      requestId: RequestId,
      betId: z.uuid(),
      /** What the member saw offered for all that is left of the bet. */
      offer: Amount,
      /** How much of it ends, in hundredths of a per cent; 10000 is all. */
      share: z.number().int().min(1).max(10_000).default(10_000),
      language,
    },
    /** `paid` is null while it waits: until when says `cashOut.waits` of the bet. */
    output: z.object({ bet: betShape, paid: Amount.nullable(), balance: Amount }),
    faults: [
      'sportsbook.unknownBet',
      'sportsbook.cashOutNotOffered',
      'sportsbook.cashOutChanged',
      'sportsbook.cashOutTooSmall',
      'sportsbook.cashOutWaits',
    ],
  }),
  automaticCashOut: call('sportsbook.automaticCashOut', {
    http: 'POST /wps/sportsbook/automatic-cash-out',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary:
      'Has all that is left of a bet cashed out once so much is offered for it, or no longer. A cash-out by hand ends it too.',
    input: { requestId: RequestId, betId: z.uuid(), target: Amount.nullable(), language },
    output: betShape,
    faults: ['sportsbook.unknownBet', 'sportsbook.cashOutNotOffered', 'sportsbook.cashOutTarget'],
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
