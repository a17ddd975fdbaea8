// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../../kit/index.ts'
import { Label } from './fields.ts'

const units = (usual: number, help: string) =>
  setting(z.number().min(0.01).max(1_000_000_000), {
    group: 'wallet',
    default: usual,
    audience: 'server',
    help,
  })

/** Time and money of the site. */
export const currencySettings = {
  'site.timeZoneOffsetHours': setting(z.number().int().min(-12).max(14), {
    group: 'timeAndCurrency',
    default: 7,
    audience: 'public',
    help: 'Time zone of the site in hours from UTC. Days, weeks and months start at midnight in this zone.',
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
  'wallet.newAccountHoldHours': setting(z.number().int().min(0).max(720), {
    group: 'wallet',
    default: 24,
    audience: 'server',
    help: 'After a password reset or a removed second factor, newly added bank accounts cannot be used for withdrawals for this many hours.',
  }),
  'wallet.withdrawConfirmMinutes': setting(z.number().int().min(1).max(43_200), {
    group: 'wallet',
    default: 1440,
    audience: 'public',
    help: 'Minutes after which a paid withdrawal counts as received if the member does not answer.',
  }),
} as const
