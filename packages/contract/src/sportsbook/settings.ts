// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

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
} as const
