// SPDX-License-Identifier: Apache-2.0
import { beaconNames } from '@tessera/rules/lottery/fair/beacon'
import { kenoTables } from '@tessera/rules/lottery/plays/keno-tables'
import { lotteryOf, lotteryTags } from '@tessera/rules/lottery/lotteries'
import { z } from 'zod'
import { setting } from '../kit/index.ts'
import { mostDrawsAhead } from './ticket-shape.ts'
import { jackpotLine, refuseJackpotFaults } from './jackpot-setting.ts'
import { oddsLine, refuseOddsFaults } from './odds-setting.ts'
import { prizeCapSettings } from './prize-caps.ts'
import { prizeGroup, PrizeMode, refuseGroupFaults } from './prize-groups.ts'

const units = (usual: number, help: string) =>
  setting(z.number().min(0.01).max(1_000_000_000), {
    group: 'lottery',
    default: usual,
    audience: 'server',
    help,
  })
/** The code of a group, such as MB, or of one lottery, such as MB-HN. */
const code = z.string().regex(/^[A-Z0-9-]{1,20}$/, 'Capital letters, digits and hyphens')

/** An address without a slash at its end. */
const webAddress = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/, 'An address without a slash at its end')
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
      help: 'Positions of groups, and of lotteries within their group. Lower numbers come first. A lottery without an entry keeps its default position.',
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
    twoPersons: true,
    help: 'Gross odds that replace the default ones for a group (MB), one lottery (MB-HN) or everywhere (empty). The tier is win, or the number of hits. If several lines fit, the last one counts. They apply to tickets bought from then on. No bet type may return more than 100% of its stakes in the long run.',
  }),
  'lottery.returnCeiling': setting(z.number().min(1).max(100).multipleOf(0.01), {
    group: 'lottery',
    default: 100,
    audience: 'server',
    twoPersons: true,
    help: 'The most that a bet type may return in the long run, in percent of its stakes, in the best prize group. Odds and prize groups above it are refused, and so is a ceiling below what the current odds return.',
  }),
  'lottery.prizeGroups': setting(
    z.array(prizeGroup).min(1).max(40, { abort: true }).check(refuseGroupFaults),
    {
      group: 'lottery',
      default: [{ number: 1, name: 'Standard', level: 1 }],
      audience: 'server',
      twoPersons: true,
      help: 'A member’s odds are those of the brand times the level of their prize group. A higher number is a better group; visitors see group 1. If a group is removed, its members move to the next lower one.',
    },
  ),
  'lottery.newAccountGroup': setting(PrizeMode, {
    group: 'lottery',
    default: 1,
    audience: 'server',
    help: 'The prize group of new accounts, unless that of their agent or of the agent’s invitation code is lower.',
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
  'lottery.memberShare': setting(z.number().int().min(1).max(100), {
    group: 'lottery',
    default: 25,
    audience: 'server',
    scope: 'installation',
    help: 'The largest share of a draw’s limit, and of the limit of each number, that one member’s tickets can use, in percent, so that nobody can close a draw to others.',
  }),
  'lottery.beacon': setting(z.enum(beaconNames), {
    group: 'lottery',
    default: 'own',
    audience: 'server',
    scope: 'installation',
    help: 'The public random source of new draws: the beacon of this installation (own) or a drand chain. A draw already on sale keeps the source it named.',
  }),
  'lottery.beaconRelays': setting(z.array(webAddress).min(1).max(10), {
    group: 'lottery',
    default: ['https://api.drand.sh', 'https://api2.drand.sh', 'https://drand.cloudflare.com'],
    audience: 'server',
    scope: 'installation',
    help: 'Where drand rounds are fetched. If one address does not answer or answers wrongly, the next is used; every round is checked.',
  }),
  'lottery.ownBeaconUrl': setting(webAddress.or(z.literal('')), {
    group: 'lottery',
    default: '',
    audience: 'server',
    scope: 'installation',
    help: 'Where the platform reaches its own beacon. Empty: at the address of the studio.',
  }),
  'lottery.beaconWaitMinutes': setting(z.number().int().min(1).max(1_440), {
    group: 'lottery',
    default: 60,
    audience: 'server',
    scope: 'installation',
    help: 'How long a draw waits for its random value. After that it is cancelled and all stakes are returned.',
  }),
  'lottery.numberLiability': setting(z.number().min(0).max(1_000_000_000), {
    group: 'lottery',
    default: 0,
    audience: 'server',
    scope: 'installation',
    help: 'The most that all stakes on one number of a draw can win together, in currency units; 0 for no limit. A bet that would exceed it is refused, with the numbers that are full.',
  }),
  'lottery.numberReduced': setting(
    z
      .array(
        z.strictObject({
          above: z.number().int().min(0).max(99),
          odds: z.number().int().min(1).max(99),
        }),
      )
      .max(10),
    {
      group: 'lottery',
      default: [],
      audience: 'server',
      scope: 'installation',
      help: 'Lower odds for popular numbers: once a number has used this percentage of its limit, it is sold at this percentage of its usual odds. Members see the lower odds before they buy.',
    },
  ),
  'lottery.drawsAhead': setting(z.number().int().min(1).max(mostDrawsAhead), {
    group: 'lottery',
    default: 10,
    audience: 'server',
    scope: 'installation',
    help: 'How many draws in a row can be bought at once; with 1, only the next draw is sold. This many draws of each lottery are announced in advance.',
  }),
  'lottery.cancelMinutes': setting(z.number().int().min(0).max(525_600), {
    group: 'lottery',
    default: 10,
    audience: 'server',
    help: 'How many minutes after buying a ticket members can cancel it, though never once betting on its draw has closed. 0: tickets cannot be cancelled.',
  }),
  'lottery.kenoTable': setting(z.enum(kenoTables), {
    group: 'lottery',
    default: 'vietlott',
    audience: 'server',
    twoPersons: true,
    help: 'The prize table for one to ten picked Keno balls: vietlott returns 50 to 58%, american 86 to 91%, fast 95 to 98%. A bet type with lines in lottery.odds keeps those, on top of the vietlott table.',
  }),
  'lottery.jackpots': setting(z.array(jackpotLine).max(20, { abort: true }).check(refuseJackpotFaults), {
    group: 'lottery',
    default: [],
    audience: 'server',
    twoPersons: true,
    scope: 'installation',
    help: 'Jackpot terms that replace the default ones: the amount a jackpot starts with, at first and after each win; the share of each stake that goes into it, in percent; and the minimum stake. Each currency has its own pool.',
  }),
  ...prizeCapSettings,
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
      help: 'Groups (MB) and lotteries (MB-HN) whose numbers are drawn elsewhere: two operators enter each result. The change applies at once to announced draws without tickets; a draw with tickets keeps what was announced.',
    },
  ),
  'lottery.feedLimit': setting(z.number().int().min(1).max(10_080), {
    group: 'lottery',
    default: 60,
    audience: 'server',
    scope: 'installation',
    help: 'How many minutes after a draw operators are alerted if the result of an externally drawn lottery is missing.',
  }),
} as const
