// SPDX-License-Identifier: Apache-2.0
import { lotteryOf, lotteryTags } from '@tessera/rules/lottery/lotteries'
import { z } from 'zod'
import { setting } from '../kit/index.ts'
import { oddsLine, refuseOddsFaults } from './odds-setting.ts'

const units = (usual: number, help: string) =>
  setting(z.number().min(0.01).max(1_000_000_000), {
    group: 'lottery',
    default: usual,
    audience: 'server',
    help,
  })
/** The code of a group, such as MB, or of one lottery, such as MB-HN. */
const code = z.string().regex(/^[A-Z0-9-]{1,20}$/, 'Capital letters, digits and hyphens')

const isKnownCode = (known: string): boolean =>
  lotteryOf(known) !== undefined || lotteryTags.some((tag) => tag === known)

/** White-label settings of the lotteries. */
export const lotterySettings = {
  'lottery.sort': setting(
    z.array(z.strictObject({ code, gameMenuSort: z.number().int().min(0).max(100_000) })).max(200),
    {
      group: 'lottery',
      audience: 'server',
      default: lotteryTags.map((tag, index) => ({ code: tag, gameMenuSort: (index + 1) * 10 })),
      help: 'Positions of groups, and of lotteries within their group. Small numbers come first. A lottery without an entry keeps its usual position.',
    },
  ),
  'lottery.closed': setting(z.array(code).max(200), {
    group: 'lottery',
    default: [],
    audience: 'server',
    help: 'Groups and lotteries that take no bets. They are shown as not on sale.',
  }),
  'lottery.odds': setting(z.array(oddsLine).max(500, { abort: true }).check(refuseOddsFaults), {
    group: 'lottery',
    default: [],
    audience: 'server',
    help: 'Gross odds in place of the default ones, for a group (MB), one lottery (MB-HN) or everywhere (empty). The tier is win, or the number of hits. The last line that fits counts, for tickets bought from then on. No play may return more than 100 % of its stakes in the long run.',
  }),
  'lottery.stakeMinimum': units(0.01, 'Smallest stake per lot, in currency units.'),
  'lottery.stakeMaximum': units(1_000, 'Largest stake per lot, in currency units.'),
  'lottery.drawLiability': setting(z.number().min(1).max(1_000_000_000), {
    group: 'lottery',
    default: 50_000_000,
    audience: 'server',
    scope: 'installation',
    help: 'The most that all tickets of one draw can win together, in currency units. A bet that would exceed it is refused.',
  }),
  'lottery.feed': setting(
    z
      .array(code)
      .max(200)
      .refine((codes) => codes.every(isKnownCode), 'Codes of groups or lotteries, such as MB or MB-HN'),
    {
      group: 'lottery',
      default: [],
      audience: 'server',
      scope: 'installation',
      help: 'Groups (MB) and lotteries (MB-HN) whose numbers are drawn elsewhere: two operators enter each result. It counts for draws that go on sale from then on.',
    },
  ),
  'lottery.feedLimit': setting(z.number().int().min(1).max(10_080), {
    group: 'lottery',
    default: 60,
    audience: 'server',
    scope: 'installation',
    help: 'Minutes after a draw of a feed until operators are alerted that its result is missing.',
  }),
} as const
