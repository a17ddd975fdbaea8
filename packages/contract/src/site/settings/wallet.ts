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
      help: 'Currencies that new members can choose instead, with the limits of their deposits, withdrawals and rebates. One that is not open stays with the members who have it. Promotions, ranks, points, missions, invitations, lotteries and lines of agents are for members in the currency of the main wallet only.',
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
    'Marks withdrawals once a member’s of 24 hours are above this sum, in currency units. 0 switches it off.',
  ),
  'wallet.reviewShared': rule(
    'Marks withdrawals of accounts that share a browser, an address or a payment name with another account.',
  ),
  'wallet.reviewPlayedBelowPercent': count(
    1000,
    100,
    'Marks withdrawals of members who staked less than this percentage of their deposits, both over 30 days. 0 switches it off.',
  ),
  'wallet.reviewAccountHours': count(
    720,
    24,
    'Marks withdrawals to a payout account that was added less than so many hours ago. 0 switches it off.',
  ),
  'wallet.autoApproveUpTo': ofOnePerson(
    0,
    'Withdrawals that no rule marks are approved at once while those of a member come to no more than this within 24 hours, in currency units. 0 means that a person approves every one.',
  ),
  'wallet.secondApprovalAbove': ofOnePerson(
    5_000,
    'Above this sum of a member’s withdrawals within 24 hours, in currency units, two different operators have to approve. 0 means never.',
  ),
  'wallet.secondApprovalDayAbove': ofOnePerson(
    50_000,
    'Above this sum that one operator has approved alone within 24 hours, in currency units, a second one has to approve, too. 0 means never.',
  ),
  'wallet.approvalTierFinance': ofOnePerson(
    0,
    'The largest withdrawal that the role finance can approve, in currency units. 0 means any.',
  ),
  'wallet.approvalTierAdmin': ofOnePerson(
    0,
    'The largest withdrawal that the role admin can approve, in currency units. 0 means any.',
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
    help: 'The most withdrawals that a member can request in one day.',
  }),
  'wallet.eWallets': setting(z.array(Label(40)).max(20), {
    group: 'wallet',
    default: [],
    audience: 'server',
    help: 'Brands of e-wallets that withdrawals can go to, each as members know it. None: no e-wallets.',
  }),
  'wallet.cryptoPayouts': setting(z.array(z.enum(cryptoMethodNames)).max(cryptoMethodNames.length), {
    group: 'wallet',
    default: [],
    audience: 'server',
    help: 'Coins that withdrawals can go to. Amounts stay in the currency of the site. None: no coins.',
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
    help: 'Members see how long withdrawals took over so many days, once at least 20 were paid.',
  }),
  'wallet.withdrawConfirmMinutes': setting(z.number().int().min(1).max(43_200), {
    group: 'wallet',
    default: 1440,
    audience: 'public',
    help: 'Minutes after which a paid withdrawal counts as received if the member does not answer.',
  }),
} as const
