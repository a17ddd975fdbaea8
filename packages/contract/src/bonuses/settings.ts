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
    help: 'Which money a stake takes first: cash (cashFirst) or bonuses (bonusFirst). Bonuses keep the order that they were granted with.',
  }),
  'bonuses.depositWagerTimes': setting(z.number().int().min(0).max(10), {
    group: 'wallet',
    default: 0,
    audience: 'server',
    twoPersons: true,
    help: 'How many times a plain deposit must be staked before a withdrawal. 0: not at all.',
  }),
  'bonuses.freeWinWagerTimes': setting(z.number().int().min(0).max(50), {
    group: 'wallet',
    default: 1,
    audience: 'server',
    twoPersons: true,
    help: 'How many times the wins of free rounds must be staked. 0: they are cash.',
  }),
  'bonuses.mostWagerTimes': setting(z.number().int().min(0).max(50), {
    group: 'wallet',
    default: 10,
    audience: 'server',
    help: 'How many times a bonus must be staked at most, whatever another setting or a mission says.',
  }),
} as const
