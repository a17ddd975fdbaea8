// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { gameTypes } from '../catalogue/game-types.ts'
import { Amount, call, Moment, RequestId } from '../kit/index.ts'

export const RankLevel = z.number().int().min(0).max(7)
/** Why a rank changed: by bets, by the end of a month, or by an operator. */
export const RankCause = z.enum(['BETS', 'MONTH', 'OPERATOR'])
export const rankChange = z.object({
  time: Moment,
  from: RankLevel,
  to: RankLevel,
  cause: RankCause,
})

const rank = z.object({
  rankLevel: RankLevel,
  labelName: z.string(),
  /** Its badge. */
  iconUrl: z.string(),
  /** Valid bets in all. */
  target: Amount,
  /** Valid bets a month that keep it. */
  keepTarget: Amount,
  bonus: Amount,
  /** The member has had the bonus, once for life. */
  bonusGranted: z.boolean(),
  /** Per cent of the valid bets. */
  rates: z.array(z.object({ gameType: z.enum(gameTypes), rate: z.number() })),
  /** The VIP channel of customer service, and a manager. */
  vipService: z.boolean(),
})

/** Where a member stands, for themselves and for operators. */
export const rankStanding = {
  rankLevel: RankLevel,
  labelName: z.string(),
  /** In all. */
  validBets: Amount,
  /** Valid bets in all at which the next rank begins; null at the highest. */
  nextTarget: Amount.nullable(),
  /** Valid bets of this month that keep the rank; 0 at the first. */
  keepTarget: Amount,
  /** Valid bets of this month. */
  monthBets: Amount,
  /** When this month ends at the site. */
  monthEnds: Moment,
  /** A rank that was lost: these valid bets of this month bring it back. */
  regain: z.object({ rankLevel: RankLevel, target: Amount }).nullable(),
}

/** VIP ranks and the manual rebate. */
export const rankCalls = {
  playerRank: call('rewards.playerRank', {
    http: 'GET /wps/relay/MCS2_playerRank',
    who: 'member',
    summary:
      'The member’s VIP rank, what leads to the next one and what keeps this one, and all ranks with what they give.',
    input: {},
    output: z.object({
      ...rankStanding,
      ranks: z.array(rank),
      /** How often the bonus of a rank must be staked; 0: it is cash. */
      bonusWagerTimes: z.number(),
      /** The latest changes, newest first. */
      changes: z.array(rankChange),
      /** From rank 5, when an operator looks after the member. */
      manager: z.object({ name: z.string(), link: z.string() }).nullable(),
    }),
  }),
  manualRebate: call('rewards.manualRebate', {
    http: 'GET /wps/relay/MCS2_manualRebate',
    who: 'member',
    summary:
      'The rebate that the member has not claimed yet, by day of the site and type of games, newest first.',
    input: {},
    output: z.object({
      list: z.array(
        z.object({
          /** YYYY-MM-DD. */
          day: z.string(),
          gameType: z.enum(gameTypes),
          validBets: Amount,
          /** Per cent. */
          rate: z.number(),
          amount: Amount,
        }),
      ),
      /** Older lines than those of the list, together. */
      earlier: Amount,
      /** What a claim pays: the exact sum, rounded down once. */
      total: Amount,
      /** The smallest total that can be claimed. */
      minimum: Amount,
      /** The latest claim. */
      lastClaim: z.object({ amount: Amount, time: Moment }).nullable(),
    }),
  }),
  claimRebate: call('rewards.claimRebate', {
    http: 'POST /wps/relay/MCS2_claimRebate',
    who: 'member',
    summary:
      'Credits the whole rebate to the main wallet; it starts again from 0. It is credited once, however often the call is repeated; a repetition with the same requestId gets the first answer again.',
    input: { requestId: RequestId.optional() },
    output: z.object({ amount: Amount }),
    faults: ['rewards.rebateBelowMinimum'],
  }),
}
