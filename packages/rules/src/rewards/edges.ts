// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, multiply, type Amount } from '../money.ts'

/**
 * From this edge on a valid bet counts in full towards rewards, in hundredths of a per cent: 2 % (game-rules.md section
 * 11). Below it, a bet counts as the share that the edge of its game is of this.
 */
export const fullCountBasisPoints = 200

/**
 * What all rewards that grow with every bet may take together: a rebate, points, the bonus of the next rank, the
 * commission of an inviter. In hundredths of a per cent of counted bets, and so 70 % of the edge of every game below 2 %.
 */
export const mostTurnoverBasisPoints = 140

/** What missions and cashback may take together of the edge, in per cent. With the rewards above: never all of it. */
export const giftPercent = 30

/** The edge that a return leaves, in whole hundredths of a per cent, rounded down. */
export const edgeOfReturn = (returnBasisPoints: number): number => Math.floor(10_000 - returnBasisPoints)

/**
 * How much of a valid bet on a game counts towards rewards and bonuses, in whole per cent rounded down: all of it from
 * 2 % of edge on, less in proportion below, nothing where the house has no edge.
 */
export const countedPercent = (edgeBasisPoints: number): number =>
  Math.max(0, Math.min(100, Math.floor((edgeBasisPoints * 100) / fullCountBasisPoints)))

/** What of a valid bet counts. A bet that is taken back counts as much below zero. */
export const countedBet = (validBet: Amount, edgeBasisPoints: number): Amount =>
  multiply(validBet, BigInt(countedPercent(edgeBasisPoints)), 100n)

/** What a valid bet leaves for missions and cashback: their share of the theoretical loss. */
export const giftWorth = (validBet: Amount, edgeBasisPoints: number): Amount =>
  amountOfMillionths((validBet * BigInt(Math.max(0, edgeBasisPoints)) * BigInt(giftPercent)) / 1_000_000n)

/** The rewards of one rank for each bet on one type of games, in per cent of what counts. */
export interface TurnoverRewards {
  readonly rebate: number
  readonly points: number
  /** The bonus of the next rank, over the bets that lead to it. */
  readonly nextRank: number
  readonly commission: number
}

/** What the settings of a brand give for bets. */
export interface RewardTerms {
  /** Of each rank, in per cent; empty for a type without a rebate. */
  readonly rebates: readonly number[]
  /** 0 if bets earn no points. */
  readonly earnPer: number
  /** The fewest points that are one unit of money, however they are spent. */
  readonly pointsPerUnit: number
  readonly ranks: readonly { readonly validBets: number; readonly bonus: number }[]
  readonly commissionPercent: number
}

/** What a bet of each rank earns, in per cent of what counts of it. */
export function turnoverRewards({
  rebates,
  earnPer,
  pointsPerUnit,
  ranks,
  commissionPercent,
}: RewardTerms): TurnoverRewards[] {
  return ranks.map(({ validBets }, rank) => {
    const next = ranks[rank + 1]
    return {
      rebate: rebates[rank] ?? 0,
      points: earnPer === 0 ? 0 : 100 / (earnPer * pointsPerUnit),
      nextRank: next ? (100 * next.bonus) / (next.validBets - validBets) : 0,
      commission: commissionPercent,
    }
  })
}

export const sumOfRewards = ({ rebate, points, nextRank, commission }: TurnoverRewards): number =>
  rebate + points + nextRank + commission

/** What of an edge all rewards leave in the worst case, in per cent of the stake. */
export function edgeLeft(edgeBasisPoints: number, rewards: TurnoverRewards): number {
  const edge = edgeBasisPoints / 100
  const gifts = (Math.max(0, edge) * giftPercent) / 100
  return edge - (countedPercent(edgeBasisPoints) / 100) * sumOfRewards(rewards) - gifts
}
