// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, Moment } from '../kit/index.ts'
import { mallCalls } from './mall-calls.ts'
import { pointsCalls } from './points-calls.ts'
import { rankCalls } from './rank-calls.ts'

export const winnerSorts = ['latest', 'highest'] as const

const winner = z.object({
  customerName: z.string(),
  gameName: z.string(),
  gameIconUrl: z.string(),
  winAmount: Amount,
  time: Moment,
})

export const rewardsCalls = {
  winnerBoard: call('rewards.winnerBoard', {
    http: 'GET /wps/system/winnerBoard',
    who: 'anyone',
    summary:
      'Winners, names masked, with one win for each member and game: the latest, newest first, or the highest of late.',
    input: {
      gameCategory: z.string().max(20).default('ALL'),
      language: z.string().max(10).optional(),
      sort: z.enum(winnerSorts).default('latest'),
      limitNum: z.number().int().min(1).max(20).default(20),
    },
    output: z.object({ list: z.array(winner) }),
  }),
  claimable: call('rewards.claimable', {
    http: 'GET /wps/relay/MCS2_claimable',
    who: 'member',
    perMinute: 60,
    summary:
      'How much the member can claim now. Rewards of the reward centre include those of finished missions. All zero for a trial account.',
    input: {},
    output: z.object({
      rewards: z.number(),
      missions: z.number(),
      /** 1 if a claim of the rebate would be paid. */
      rebates: z.number(),
      promotions: z.number(),
    }),
  }),
  ...pointsCalls,
  ...mallCalls,
  ...rankCalls,
}
