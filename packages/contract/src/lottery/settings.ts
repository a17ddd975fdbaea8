// SPDX-License-Identifier: Apache-2.0
import { lotteryTags } from '@tessera/rules/lottery/lotteries'
import { kenoTables } from '@tessera/rules/lottery/plays/keno-tables'
import { z } from 'zod'
import { setting } from '../kit/index.ts'
import { jackpotLine, refuseJackpotFaults } from './jackpot-setting.ts'
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
  'lottery.kenoTable': setting(z.enum(kenoTables), {
    group: 'lottery',
    default: 'vietlott',
    audience: 'server',
    help: 'Which table of prizes one to ten picked balls of Keno have: vietlott returns 50 to 58 %, american 86 to 91 %, fast 95 to 98 %. A play with lines in lottery.odds keeps them, over the table vietlott.',
  }),
  'lottery.jackpots': setting(z.array(jackpotLine).max(20, { abort: true }).check(refuseJackpotFaults), {
    group: 'lottery',
    default: [],
    audience: 'server',
    scope: 'installation',
    help: 'Terms of jackpots in place of the usual ones: the amount that it starts with, at the beginning and after a win; the part of each stake that goes into it, in per cent; and the smallest stake. Each currency has its own pool.',
  }),
} as const
