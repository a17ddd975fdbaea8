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
    help: 'How many times faster than real time the clock of the built-in events runs: at 60, a match is over in less than two minutes. Start times of upcoming events move with it.',
  }),
  'sportsbook.hoursAhead': setting(z.number().int().min(1).max(168), {
    group: 'sportsbook',
    default: 24,
    audience: 'server',
    scope: 'installation',
    help: 'How many hours before they start built-in events are offered, by their own clock.',
  }),
  'sportsbook.simulated': setting(z.array(z.enum(['tennis', 'esports', 'cockfight'])).max(3), {
    group: 'sportsbook',
    default: ['tennis', 'esports', 'cockfight'],
    audience: 'server',
    scope: 'installation',
    help: 'Sports for which the built-in feed plans and plays invented events. Events already planned are still played.',
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
      help: 'How many percentage points the margin of a competition is above or below the usual one, by the competition’s code at its source, such as en-1. Prices follow the next time the market changes.',
    },
  ),
  'sportsbook.priceDays': setting(z.number().int().min(1).max(3_650), {
    group: 'sportsbook',
    default: 7,
    audience: 'server',
    scope: 'installation',
    help: 'How many days past prices of markets are kept.',
  }),
  'sportsbook.eventDays': setting(z.number().int().min(31).max(3_650), {
    group: 'sportsbook',
    default: 90,
    audience: 'server',
    scope: 'installation',
    help: 'How many days after its start an event without bets is kept, with its markets, results and everything that happened. Events with bets are kept as long as their bets.',
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
      help: 'The minimum and maximum stake per line of a bet, in the currency of the brand.',
    },
  ),
  'sportsbook.outcomeLiability': setting(z.number().min(1).max(1_000_000_000), {
    group: 'sportsbook',
    default: 10_000,
    audience: 'server',
    scope: 'installation',
    help: 'The most the book can lose if an outcome wins: its returns minus all stakes in the market. Bets that would exceed it are refused.',
  }),
  'sportsbook.shading': setting(z.strictObject({ mostTicks: z.number().int().min(0).max(10) }), {
    group: 'sportsbook',
    default: { mostTicks: 10 },
    audience: 'server',
    scope: 'installation',
    help: 'The most steps of the price ladder by which liability can lower the price of an outcome: one step for each tenth of its limit that is used. 0: never.',
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
      help: 'The most that one bet can return, and that all bets a member places in one day (site time) can return together, in the currency of the brand.',
    },
  ),
  'sportsbook.cashOutMargin': setting(z.number().min(0).max(50), {
    group: 'sportsbook',
    default: 5,
    audience: 'server',
    twoPersons: true,
    scope: 'installation',
    help: 'The share of a bet’s fair value that is kept when it is cashed out early, in percent.',
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
      help: 'A bet with a higher stake or possible return, in the currency of the brand, waits this many minutes for an operator and is then refused. 0: no bet waits for this reason.',
    },
  ),
  'sportsbook.offerSeconds': setting(z.number().int().min(10).max(300), {
    group: 'sportsbook',
    default: 120,
    audience: 'server',
    help: 'How many seconds a member has to accept what an operator offers in place of a large bet. If they accept, the prices at that moment apply.',
  }),
  'sportsbook.secondOperator': setting(z.number().min(0).max(1_000_000_000), {
    group: 'sportsbook',
    default: 1_000,
    audience: 'server',
    twoPersons: true,
    help: 'A result needs a second operator if it moves more than this, in the currency of the brand, together with everything the same operator has confirmed alone within 24 hours. If several brands share a currency, the lowest amount counts. 0: every result that moves any money.',
  }),
  'sportsbook.alonePrice': setting(z.number().min(0).max(10_000), {
    group: 'sportsbook',
    default: 25,
    audience: 'server',
    scope: 'installation',
    twoPersons: true,
    help: 'A manual price more than this percentage above the source’s price needs a second operator, and both must be allowed to decide about money.',
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
      help: 'How many seconds a bet or cash-out on an event in play waits before it is accepted or refused, by sport.',
    },
  ),
  ...feedSettings,
} as const
