// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'
import { rankSettings } from './rank-settings.ts'

const whole = (usual: number, help: string, least = 1) =>
  setting(z.number().int().min(least).max(1_000_000), {
    group: 'wallet',
    default: usual,
    audience: 'server',
    twoPersons: true,
    help,
  })

/** How points are earned and what they are worth; VIP ranks. */
export const rewardsSettings = {
  'rewards.earnPer': whole(
    100,
    'Valid bets that earn one point, in currency units; 0 if bets earn no points.',
    0,
  ),
  'rewards.exchangeRatio': whole(100, 'Points for one unit of money.'),
  'rewards.minConvert': whole(100, 'Fewest points that may be converted at once.'),
  'rewards.smallestWin': setting(z.number().min(0.01).max(1_000_000).multipleOf(0.01), {
    group: 'wallet',
    default: 1,
    audience: 'server',
    help: 'Smallest win on the winners board: what a round paid above its stakes, in the currency of the brand.',
  }),
  ...rankSettings,
} as const
