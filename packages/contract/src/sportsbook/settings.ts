// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'
import { feedSettings } from './feed-settings.ts'

/** White-label settings of the sportsbook. */
export const sportsbookSettings = {
  'sportsbook.replaySpeed': setting(z.number().int().min(1).max(1_000), {
    group: 'sportsbook',
    default: 1,
    audience: 'server',
    scope: 'installation',
    help: 'How many times as fast as time the clock of the built-in events runs: at 60, a match is over in less than two minutes. Starts of events to come move with it.',
  }),
  'sportsbook.hoursAhead': setting(z.number().int().min(1).max(168), {
    group: 'sportsbook',
    default: 24,
    audience: 'server',
    scope: 'installation',
    help: 'How many hours before their start built-in events are offered, by their own clock.',
  }),
  'sportsbook.simulated': setting(z.array(z.enum(['tennis', 'esports', 'cockfight'])).max(3), {
    group: 'sportsbook',
    default: ['tennis', 'esports', 'cockfight'],
    audience: 'server',
    scope: 'installation',
    help: 'Sports whose invented events are planned and played by the built-in feed. Events that are planned already are played.',
  }),
  'sportsbook.margins': setting(
    z
      .array(
        z.strictObject({
          competition: z.string().regex(/^[a-z0-9-]{1,100}$/),
          /** Added to the usual sum of 1 / price, in per cent. */
          points: z.number().min(-5).max(50),
        }),
      )
      .max(200),
    {
      group: 'sportsbook',
      default: [],
      audience: 'server',
      twoPersons: true,
      scope: 'installation',
      help: 'Percentage points that the margin of a competition is above the usual one, or below it, by the code of the competition at its source, such as en-1. Prices change with the next change of the market.',
    },
  ),
  'sportsbook.priceDays': setting(z.number().int().min(1).max(3_650), {
    group: 'sportsbook',
    default: 7,
    audience: 'server',
    scope: 'installation',
    help: 'For how many days every past price of a market is kept.',
  }),
  'sportsbook.eventDays': setting(z.number().int().min(31).max(3_650), {
    group: 'sportsbook',
    default: 90,
    audience: 'server',
    scope: 'installation',
    help: 'For how many days after its start an event is kept on which nobody has bet, with its markets, results and everything that happened. Events with bets are kept as long as their bets.',
  }),
  'sportsbook.stakes': setting(
    z.strictObject({
      lowest: z.number().min(0.01).max(1_000_000),
      highest: z.number().min(1).max(100_000_000),
    }),
    {
      group: 'sportsbook',
      default: { lowest: 0.1, highest: 1_000 },
      audience: 'server',
      help: 'The lowest and the highest stake of one line of a bet, in the currency of the brand.',
    },
  ),
  'sportsbook.outcomeLiability': setting(z.number().min(1).max(1_000_000_000), {
    group: 'sportsbook',
    default: 10_000,
    audience: 'server',
    scope: 'installation',
    help: 'The most that the book may lose if an outcome wins: its returns less all stakes of the market. Bets beyond it are refused.',
  }),
  'sportsbook.shading': setting(z.strictObject({ mostTicks: z.number().int().min(0).max(10) }), {
    group: 'sportsbook',
    default: { mostTicks: 10 },
    audience: 'server',
    scope: 'installation',
    help: 'By how many steps of the price ladder the price of an outcome falls at most because of what it may cost: one step for each tenth of its liability that is used. 0: never.',
  }),
  'sportsbook.payouts': setting(
    z.strictObject({
      ticket: z.number().min(1).max(1_000_000_000),
      day: z.number().min(1).max(1_000_000_000),
    }),
    {
      group: 'sportsbook',
      default: { ticket: 50_000, day: 100_000 },
      audience: 'server',
      twoPersons: true,
      help: 'The most that one bet may return, and all bets together that a member places within a day of the site, in the currency of the brand.',
    },
  ),
  'sportsbook.cashOutMargin': setting(z.number().min(0).max(50), {
    group: 'sportsbook',
    default: 5,
    audience: 'server',
    twoPersons: true,
    scope: 'installation',
    help: 'What is kept back of the fair value of a bet that is cashed out before its events are over, in per cent.',
  }),
  'sportsbook.review': setting(
    z.strictObject({
      stake: z.number().min(0).max(100_000_000),
      payout: z.number().min(0).max(1_000_000_000),
      minutes: z.number().int().min(1).max(60),
    }),
    {
      group: 'sportsbook',
      default: { stake: 0, payout: 0, minutes: 5 },
      audience: 'server',
      help: 'A bet with a higher stake or possible return, in the currency of the brand, waits so many minutes for an operator, and is refused after them. 0: no bet waits for that.',
    },
  ),
  'sportsbook.offerSeconds': setting(z.number().int().min(10).max(300), {
    group: 'sportsbook',
    default: 120,
    audience: 'server',
    help: 'For how many seconds the owner of a large bet can accept what an operator offers instead. When they do, it is judged by the prices of that moment.',
  }),
  'sportsbook.secondOperator': setting(z.number().min(0).max(1_000_000_000), {
    group: 'sportsbook',
    default: 1_000,
    audience: 'server',
    twoPersons: true,
    help: 'A result counts only once a second operator has confirmed it if it moves more than this, in the currency of the brand, with all that the same operator has confirmed alone within 24 hours. Of brands with the same currency the lowest counts. 0: every result that moves anything.',
  }),
  'sportsbook.alonePrice': setting(z.number().min(0).max(10_000), {
    group: 'sportsbook',
    default: 25,
    audience: 'server',
    scope: 'installation',
    twoPersons: true,
    help: 'A price of an operator that is more than so many per cent above that of the source takes a second operator, and both have to be those who decide about money.',
  }),
  'sportsbook.delays': setting(
    z.strictObject({
      football: z.number().int().min(0).max(15),
      basketball: z.number().int().min(0).max(15),
      tennis: z.number().int().min(0).max(15),
      esports: z.number().int().min(0).max(15),
      cockfight: z.number().int().min(0).max(15),
    }),
    {
      group: 'sportsbook',
      default: { football: 5, basketball: 5, tennis: 4, esports: 4, cockfight: 2 },
      audience: 'server',
      scope: 'installation',
      help: 'For how many seconds a bet or a cash-out on an event in play waits before it is taken or refused, by sport.',
    },
  ),
  ...feedSettings,
} as const
