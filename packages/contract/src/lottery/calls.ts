// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { beaconProof, namedRound } from './beacon-proof.ts'
import { Amount, call, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { mostDrawsAhead, oddsTable, ticketShape as ticket, winningNumber } from './ticket-shape.ts'
import { ticketCalls } from './ticket-calls.ts'
import { historyCalls } from './history-calls.ts'

const gameId = z.number().int().min(1).max(2_147_483_647)
const numero = z.string().regex(/^[\w-]{1,40}$/)
const language = z.string().max(10).optional()
/**
 * The prize group that the client knows from member info; a visitor has group 1 (D-113). The answer is that of
 * the caller's own group, whatever is sent.
 */
const prizeMode = z.number().int().min(0).max(99).default(1)

/** A lottery as in a menu (D-117, D-118). */
const lotteryGame = z.object({
  /** Our own id of it. */
  gameId: z.number(),
  /** Its code in addresses and launches, and the short code before a draw number. */
  gameCode: z.string(),
  code: z.string(),
  name: z.string(),
  /** One line below the name: when it is drawn. */
  remark: z.string(),
  webIconUrl: z.string(),
  /** Its group, and the name of the group. */
  tag: z.string(),
  labelName: z.string(),
  gameMenuSort: z.number(),
  /** 1: on sale; bets on its next draw are accepted. */
  isSale: z.union([z.literal(0), z.literal(1)]),
  /** Seconds to the next draw as of the answer. */
  remainTime: z.number(),
  /** Seconds before a draw at which betting closes. */
  lockTime: z.number(),
  /** When the next draw is. */
  fewinTime: Moment,
  /** The number of the next draw; empty while it is not on sale. */
  numero: z.string(),
  /** Empty before the first draw; then the time is 0. */
  previousWinningNumber: winningNumber,
  previousWinningTime: Moment,
  previousNumero: z.string(),
  /** A list of 1 to 7, separated by commas: 1 is Sunday, 2 to 7 Monday to Saturday. */
  drawDayOfWeek: z.string(),
  defaultPlayType: z.string(),
  /** 0: it can be tried with the play money of a trial account; 1: not, as while it takes no bets (D-102). */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  /** Gross odds of the default play in the caller's prize group, the best tier; `9.5` or `980/3`. */
  defaultOdds: z.string(),
  /**
   * Jackpots as they stand in the currency of the site: what the winners of the next draw share, before the
   * stakes of that draw, and the part of each stake that goes into it, in per cent.
   */
  jackpots: z.array(z.object({ tier: z.string(), amount: Amount, percent: z.number() })),
  /** The code of the vendor, and its fixed name. */
  vendor: z.string(),
  accountTypeName: z.string(),
})
const group = z.object({
  tag: z.string(),
  labelName: z.string(),
  gameMenuSort: z.number(),
  gameMenus: z.array(lotteryGame),
})

/**
 * A result with the proof that nobody knew or chose it before betting closed: the SHA-256 of the seed and the
 * round of the beacon were published before, the seed and the round itself are published now.
 */
const openedDraw = z.object({
  numero: z.string(),
  winningNumber,
  winningTime: Moment,
  commitment: z.string(),
  /** Empty when the numbers came from a feed. */
  seed: z.string(),
  beacon: beaconProof.nullable(),
  /** feed: two operators entered the numbers of a lottery elsewhere. */
  numbersFrom: z.enum(['draw', 'feed']),
  /** The numbers were corrected after they were drawn. */
  corrected: z.boolean(),
})

/** The live message when a lottery was drawn. */
export const lotteryDrawn = z.object({
  gameId: z.number(),
  numero: z.string(),
  winningNumber,
  winningTime: Moment,
})

/** One way to bet, and what it pays. */
const playTypeOdds = z.object({
  playType: z.string(),
  odds: oddsTable,
  /** How many numbers of a draw each pick is compared with: cost = stakePerLot x lots x picks. */
  lots: z.number(),
  /** Whether it can be played with every order of the digits. */
  dao: z.boolean(),
  /** Limits of the stake for one lot. */
  minStake: Amount,
  maxStake: Amount,
  /** The most that all winners of the highest prize get together in the next draw; null for no cap. */
  prizeCap: Amount.nullable(),
})

const lineAsked = z.strictObject({
  playType: z.string().regex(/^\w{1,20}$/),
  /** Picks as in the rules: numbers with their leading zeros, or the name of a side play. */
  numbers: z
    .array(z.string().regex(/^[\w-]{1,20}$/))
    .min(1)
    .max(200),
  stakePerLot: Amount,
  /** Every distinct order of the digits is a pick of its own. */
  dao: z.boolean().default(false),
  /**
   * The odds that the buyer saw, as texts of odds.ts. The ticket is sold at these or better ones; without them, at the
   * usual ones.
   */
  odds: z
    .record(z.string().regex(/^\w{1,20}$/), z.string().regex(/^\d{1,12}(\.\d{1,12}|\/[1-9]\d{0,11})?$/))
    .refine((odds) => Object.keys(odds).length <= 20)
    .optional(),
})

export const lotteryCalls = {
  menus: call('lottery.menus', {
    http: 'GET /lgw/games/game_menus',
    who: 'anyone',
    summary: 'All lotteries by group, in the order of gameMenuSort.',
    input: { prizeMode, language },
    output: z.array(group),
  }),
  vietnamMenus: call('lottery.vietnamMenus', {
    http: 'GET /lgw/vn/games/game_menu',
    who: 'anyone',
    summary: 'The Vietnamese lotteries by group, in the order of gameMenuSort.',
    input: { prizeMode, language },
    output: z.array(group),
  }),
  popular: call('lottery.popular', {
    http: 'GET /lgw/games/popular',
    who: 'anyone',
    summary: 'The lotteries with the most bets of the last day first.',
    input: { count: z.number().int().min(1).max(20).default(20), prizeMode, language },
    output: z.array(lotteryGame),
  }),
  recent: call('lottery.recent', {
    http: 'GET /lgw/vn/games/game_menu/recent',
    who: 'member',
    trial: true,
    summary: 'The lotteries that the member has bet on, the latest first.',
    input: {
      prizeMode,
      device: z.literal('WEB').default('WEB'),
      recentCount: z.number().int().min(1).max(100).default(100),
      language,
    },
    output: z.array(lotteryGame),
  }),
  openedNumbers: call('lottery.openedNumbers', {
    http: 'GET /lgw/vn/numeros/opened/game',
    who: 'anyone',
    summary: 'The results of the last draws of a lottery, newest first.',
    input: { gameId, count: z.number().int().min(1).max(100).default(100) },
    output: z.object({ list: z.array(openedDraw) }),
    faults: ['lottery.unknownGame'],
  }),
  openedDraw: call('lottery.openedDraw', {
    http: 'GET /lotto/lgw/games/opened/numero',
    who: 'member',
    trial: true,
    summary: 'The result of one draw of a lottery: the last one, unless a draw number is given.',
    input: { gameId, numero: numero.optional() },
    output: openedDraw.extend({ gameId: z.number() }),
    faults: ['lottery.unknownGame', 'lottery.unknownDraw'],
  }),
  odds: call('lottery.odds', {
    http: 'GET /lgw/games/odds',
    who: 'anyone',
    summary: 'How members can bet on a lottery now: its next draw, and each play with its odds and limits.',
    input: { gameId, prizeMode, language },
    output: z.object({
      game: lotteryGame,
      /** Null while no draw is on sale. */
      draw: z
        .object({
          numero: z.string(),
          drawTime: Moment,
          closeTime: Moment,
          /** SHA-256 of the seed that the draw will be made from. */
          commitment: z.string(),
          /** Null in a draw from before beacons, which is made from its seed alone. */
          beacon: namedRound.nullable(),
          numbersFrom: z.enum(['draw', 'feed']),
        })
        .nullable(),
      /** The draw that should have been made and waits for its round. */
      waiting: z.object({ numero: z.string(), drawTime: Moment, beacon: namedRound }).nullable(),
      /** The draws after that one for which the same ticket can be bought, too, soonest first. */
      drawsAhead: z.array(z.object({ numero, drawTime: Moment })),
      playTypes: z.array(playTypeOdds),
      /**
       * Numbers of this draw that are sold at a share of the odds, in per cent, because of what stands on them; 0: full.
       * The number of plays of several numbers is their list, in ascending order.
       */
      crowded: z.array(z.object({ playType: z.string(), number: z.string(), share: z.number() })),
      maxLines: z.number(),
      currency: z.string(),
      /** The caller's prize group: these are its odds. */
      prizeMode: z.number(),
    }),
    faults: ['lottery.unknownGame'],
  }),
  bet: call('lottery.bet', {
    http: 'POST /lgw/games/bet',
    who: 'member',
    trial: true,
    once: true,
    largestBodyBytes: 65_536,
    summary:
      'Buys a ticket for the next draw of a lottery, or one for each of the next draws, at the odds of this moment.',
    input: {
      requestId: RequestId,
      gameId,
      numero,
      lines: z.array(lineAsked).min(1).max(50),
      /** For how many draws in a row: a ticket with its own stake for each, all of them or none. */
      draws: z.number().int().min(1).max(mostDrawsAhead).default(1),
    },
    /** `ticket` is the one for the next draw; `tickets` are all, soonest draw first. */
    output: z.object({ ticket, tickets: z.array(ticket), balance: Amount }),
    faults: [
      'lottery.unknownGame',
      'site.ownCurrencyOnly',
      'lottery.notOnSale',
      'lottery.drawClosed',
      'lottery.wrongPick',
      'lottery.belowMinimum',
      'lottery.aboveMaximum',
      'lottery.drawFull',
      'lottery.shareUsed',
      'lottery.numberFull',
      'lottery.oddsChanged',
      'lottery.tooManyNumbers',
      'lottery.tooManyDraws',
      'play.ageUnconfirmed',
      'play.birthdayNeeded',
      'play.tooYoung',
      'wallet.wholeUnits',
      'wallet.insufficientFunds',
      'compliance.limitReached',
    ],
  }),
  tickets: call('lottery.tickets', {
    http: 'GET /lgw/games/tickets',
    who: 'member',
    trial: true,
    summary: 'The member’s tickets, newest first.',
    input: {
      gameId: gameId.optional(),
      status: z.enum(['open', 'settled', 'refunded', 'cancelled']).optional(),
      language,
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(ticket),
  }),
  ...ticketCalls,
  ...historyCalls,
}
