// SPDX-License-Identifier: Apache-2.0
import { cryptoMethodNames } from '@tessera/rules/wallet/payout-kinds'
import { walletCurrencies } from '@tessera/rules/currencies/known'
import { isWireAmount } from '@tessera/rules/money'
import { z } from 'zod'
import { setting } from '../../kit/index.ts'
import { Label, ZoneName } from './fields.ts'

const units = (usual: number, help: string) =>
  setting(z.number().min(0.01).max(1_000_000_000), {
    group: 'wallet',
    default: usual,
    audience: 'server',
    help,
  })

const inUnits = z.number().min(0.01).max(10_000_000_000).refine(isWireAmount, 'At most two decimals')

/** Time and money of the site. */
export const currencySettings = {
  'site.timeZone': setting(ZoneName, {
    group: 'timeAndCurrency',
    default: 'Asia/Ho_Chi_Minh',
    audience: 'public',
    help: 'Time zone of the site by its name, such as Asia/Ho_Chi_Minh, Asia/Kolkata or Europe/Berlin. Days, weeks and months start at midnight in this zone, also when its clocks change.',
  }),
  'site.currency': setting(
    z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/, 'Three capital letters'), symbol: Label(4) }),
    {
      group: 'timeAndCurrency',
      default: { code: 'USD', symbol: '$' },
      audience: 'public',
      help: 'Currency of the main wallet. It cannot change once there are members.',
    },
  ),
  'site.furtherCurrencies': setting(
    z
      .array(
        z.strictObject({
          code: z.enum(walletCurrencies as [string, ...string[]]),
          open: z.boolean(),
          depositMinimum: inUnits,
          depositMaximum: inUnits,
          withdrawalMinimum: inUnits,
          withdrawalMaximum: inUnits,
          rebateMinimum: inUnits,
        }),
      )
      .max(20),
    {
      group: 'timeAndCurrency',
      default: [],
      audience: 'server',
      help: 'Other currencies that new members can choose, with their limits for deposits, withdrawals and rebates. Members who have a currency keep it when it is no longer open. Promotions, ranks, points, missions, invitations, lotteries and agents’ lines are only for members in the currency of the main wallet.',
    },
  ),
} as const

const limit = (help: string) =>
  setting(z.number().min(0).max(1_000_000_000), {
    group: 'withdrawals',
    default: 0,
    audience: 'server',
    help,
  })
/** A limit of what one person may let through. */
const ofOnePerson = (usual: number, help: string) =>
  setting(z.number().min(0).max(1_000_000_000), {
    group: 'withdrawals',
    default: usual,
    audience: 'server',
    twoPersons: true,
    help,
  })
const rule = (help: string) =>
  setting(z.boolean(), { group: 'withdrawals', default: true, audience: 'server', help })
const count = (most: number, usual: number, help: string) =>
  setting(z.number().int().min(0).max(most), {
    group: 'withdrawals',
    default: usual,
    audience: 'server',
    help,
  })

/** Which withdrawals a person looks at, and who may approve them. Nothing here refuses a withdrawal. */
export const withdrawalSettings = {
  'wallet.reviewFirst': rule('Marks each member’s first withdrawal.'),
  'wallet.reviewAmountAbove': limit(
    'Marks withdrawals above this amount, in currency units. 0 switches it off.',
  ),
  'wallet.reviewCountAbove': count(
    100,
    0,
    'Marks a member’s withdrawals above this number in 24 hours. 0 switches it off.',
  ),
  'wallet.reviewSumAbove': limit(
    'Marks a member’s withdrawals once they exceed this total in 24 hours, in currency units. 0 switches it off.',
  ),
  'wallet.reviewShared': rule(
    'Marks withdrawals from accounts that share a browser, an address or a payment name with another account.',
  ),
  'wallet.reviewPlayedBelowPercent': count(
    1000,
    100,
    'Marks withdrawals by members who staked less than this percentage of their deposits, both over 30 days. 0 switches it off.',
  ),
  'wallet.reviewAccountHours': count(
    720,
    24,
    'Marks withdrawals to a payout account that was added less than this many hours ago. 0 switches it off.',
  ),
  'wallet.autoApproveUpTo': ofOnePerson(
    0,
    'Withdrawals that no rule marks are approved at once as long as a member’s total within 24 hours stays within this amount, in currency units. 0: a person approves every one.',
  ),
  'wallet.secondApprovalAbove': ofOnePerson(
    5_000,
    'If a member’s withdrawals within 24 hours exceed this total, in currency units, two different operators must approve. 0: never.',
  ),
  'wallet.secondApprovalDayAbove': ofOnePerson(
    50_000,
    'Once one operator has approved more than this alone within 24 hours, in currency units, a second one must approve too. 0: never.',
  ),
  'wallet.approvalTierFinance': ofOnePerson(
    0,
    'The largest withdrawal the finance role can approve, in currency units. 0: any.',
  ),
  'wallet.approvalTierAdmin': ofOnePerson(
    0,
    'The largest withdrawal the admin role can approve, in currency units. 0: any.',
  ),
} as const

/** Limits of paying in and out. */
export const walletSettings = {
  'wallet.depositMinimum': units(10, 'Smallest deposit, in currency units.'),
  'wallet.depositMaximum': units(50_000, 'Largest deposit, in currency units.'),
  'wallet.withdrawalMinimum': units(10, 'Smallest withdrawal, in currency units.'),
  'wallet.withdrawalMaximum': units(50_000, 'Largest withdrawal, in currency units.'),
  'wallet.withdrawalsPerDay': setting(z.number().int().min(1).max(100), {
    group: 'wallet',
    default: 5,
    audience: 'server',
    help: 'The most withdrawals a member can request in one day.',
  }),
  'wallet.eWallets': setting(z.array(Label(40)).max(20), {
    group: 'wallet',
    default: [],
    audience: 'server',
    help: 'E-wallets that withdrawals can be paid to, by the name members know. None: no e-wallets.',
  }),
  'wallet.cryptoPayouts': setting(z.array(z.enum(cryptoMethodNames)).max(cryptoMethodNames.length), {
    group: 'wallet',
    default: [],
    audience: 'server',
    help: 'Coins that withdrawals can be paid in. Amounts stay in the currency of the site. None: no coins.',
  }),
  'wallet.newAccountHoldHours': setting(z.number().int().min(0).max(720), {
    group: 'wallet',
    default: 24,
    audience: 'server',
    help: 'After a password reset or a removed second factor, newly added payout accounts cannot be used for withdrawals for this many hours.',
  }),
  'wallet.payoutTimesDays': setting(z.number().int().min(1).max(90), {
    group: 'wallet',
    default: 30,
    audience: 'server',
    help: 'Members see how long withdrawals took over this many days, once at least 20 have been paid.',
  }),
  'wallet.withdrawConfirmMinutes': setting(z.number().int().min(1).max(43_200), {
    group: 'wallet',
    default: 1440,
    audience: 'public',
    help: 'How many minutes until a paid withdrawal counts as received if the member does not respond.',
  }),
} as const
