// SPDX-License-Identifier: Apache-2.0
import { spendingOrders } from '@tessera/rules/bonuses/split-stake'
import { z } from 'zod'
import { setting } from '../kit/index.ts'

/** Bonus money and what has to be staked. */
export const bonusesSettings = {
  'bonuses.spendingOrder': setting(z.enum(spendingOrders), {
    group: 'wallet',
    default: 'cashFirst',
    audience: 'server',
    help: 'Which money a stake uses first: cash (cashFirst) or bonuses (bonusFirst). A bonus keeps the order in force when it was granted.',
  }),
  'bonuses.depositWagerTimes': setting(z.number().int().min(0).max(10), {
    group: 'wallet',
    default: 0,
    audience: 'server',
    twoPersons: true,
    help: 'How many times a deposit without a bonus must be staked before a withdrawal. 0: not at all.',
  }),
  'bonuses.freeWinWagerTimes': setting(z.number().int().min(0).max(50), {
    group: 'wallet',
    default: 1,
    audience: 'server',
    twoPersons: true,
    help: 'How many times wins from free rounds must be staked. 0: they are paid as cash.',
  }),
  'bonuses.mostWagerTimes': setting(z.number().int().min(0).max(50), {
    group: 'wallet',
    default: 10,
    audience: 'server',
    help: 'The highest number of times a bonus can have to be staked, whatever another setting or a mission says.',
  }),
} as const
