// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, Moment } from '../kit/index.ts'

/** ending: it takes no new stakes, and ends when those in play are settled. */
export const BonusState = z.enum(['open', 'ending', 'completed', 'forfeited', 'expired', 'cancelled'])

/** What of a valid bet counts, in percent: by game type, by vendor, by game (`vendor/code`). */
const weights = {
  weights: z.record(z.string(), z.number()),
  vendorWeights: z.record(z.string(), z.number()),
  gameWeights: z.record(z.string(), z.number()),
}

export const OpenBonus = z.object({
  bonusId: z.number(),
  title: z.string(),
  /** What was granted, and what is left of it with what it won. */
  amount: Amount,
  balance: Amount,
  required: Amount,
  done: Amount,
  state: BonusState,
  grantedAt: Moment,
  expiresAt: Moment.nullable(),
  /** The largest stake with bonus money; null: any. */
  maxStake: Amount.nullable(),
  ...weights,
})

export const bonusesCalls = {
  wallet: call('bonuses.wallet', {
    http: 'GET /wps/relay/MCS2_bonusWallet',
    who: 'member',
    summary:
      'The bonuses of the member that have not ended, oldest first, which money is staked first, and the turnover that is left before a withdrawal.',
    input: {},
    output: z.object({
      spendingOrder: z.enum(['cashFirst', 'bonusFirst']),
      bonusBalance: Amount,
      turnoverLeft: Amount,
      /** What of it plain deposits require. */
      depositTurnoverLeft: Amount,
      bonuses: z.array(OpenBonus),
    }),
  }),
  forfeit: call('bonuses.forfeit', {
    http: 'POST /wps/relay/MCS2_forfeitBonus',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary:
      'Gives up a bonus: its money and what it won go back, and nothing has to be staked for it any more. Cash stays.',
    input: { bonusId: z.number().int().min(1).max(2_147_483_647), requestId: z.uuid() },
    output: z.object({ state: BonusState }),
    faults: ['bonuses.ended'],
  }),
}
