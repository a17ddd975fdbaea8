// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

const money = (usual: number, help: string) =>
  setting(z.number().min(0.01).max(1_000_000_000).multipleOf(0.01), {
    group: 'wallet',
    default: usual,
    audience: 'server',
    twoPersons: true,
    help,
  })

/** What members get for friends whom they invite. Friends keep the terms of their registration. */
export const referralsSettings = {
  'referrals.days': setting(z.number().int().min(1).max(365), {
    group: 'wallet',
    default: 30,
    audience: 'server',
    help: 'How many days after registering an invited friend can qualify, and how many days there are to claim the reward after that.',
  }),
  'referrals.deposit': money(100, 'What an invited friend has to deposit, in currency units.'),
  'referrals.validBets': money(1_000, 'Valid bets that an invited friend has to reach, in currency units.'),
  'referrals.reward': money(20, 'What inviter and friend each get, in currency units.'),
  'referrals.wagerTimes': setting(z.number().int().min(0).max(100), {
    group: 'wallet',
    default: 3,
    audience: 'server',
    twoPersons: true,
    help: 'How many times the reward must be wagered. 0: it is paid as cash.',
  }),
  'referrals.commissionPercent': setting(z.number().min(0).max(5).multipleOf(0.0001), {
    group: 'wallet',
    default: 0.05,
    audience: 'server',
    twoPersons: true,
    help: "The inviter's daily share of the valid bets of their friends, in percent.",
  }),
} as const
