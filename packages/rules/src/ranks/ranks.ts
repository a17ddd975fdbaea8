// SPDX-License-Identifier: Apache-2.0
import { multiply, zero, type Amount } from '../money.ts'

/** VIP0 to VIP7. */
export const rankLevels = [0, 1, 2, 3, 4, 5, 6, 7] as const
export const highestRank = 7
/** Above this rank, members have the VIP channel of customer service and may have a manager (D-68, D-148). */
export const lastPlainRank = 4

/** What a brand asks for a rank, and what it gives for it. */
export interface RankTerm {
  /** Valid bets in all that lead to it. */
  readonly validBets: Amount
  /** Given once for life. */
  readonly bonus: Amount
}

/** The terms of a brand. */
export interface RankTerms {
  /** By rank, from 0 to 7. */
  readonly ranks: readonly RankTerm[]
  /** Per cent of the own threshold that a month must bring. */
  readonly keepPercent: number
}

/** Where a member stands. */
export interface RankStanding {
  readonly rankLevel: number
  /** The highest rank that they have ever had. */
  readonly peak: number
  /** In all; voids subtract. */
  readonly validBets: Amount
  /** Of the running month. */
  readonly monthBets: Amount
}

/** Valid bets within a month that keep a rank. */
export const keepTarget = ({ ranks, keepPercent }: RankTerms, rankLevel: number): Amount =>
  multiply(ranks[rankLevel]?.validBets ?? zero, BigInt(keepPercent), 100n)

/** Whether a month with these valid bets keeps a rank. The first one cannot be lost. */
export const keepsRank = (terms: RankTerms, rankLevel: number, monthBets: Amount): boolean =>
  rankLevel === 0 || monthBets >= keepTarget(terms, rankLevel)

/** The highest rank that so many valid bets in all lead to. */
export function rankOfBets({ ranks }: RankTerms, validBets: Amount): number {
  let reached = 0
  for (const [rankLevel, term] of ranks.entries()) if (validBets >= term.validBets) reached = rankLevel
  return reached
}

/**
 * The rank after a settlement: never below the one that the member has, because only the end of a month
 * lowers it. A rank that they never had needs its valid bets in all. One that they had and lost needs besides
 * what keeps it, within the running month: otherwise the next bet after a fall would undo it.
 */
export function rankAfterBets(terms: RankTerms, standing: RankStanding): number {
  const { rankLevel, peak, validBets, monthBets } = standing
  const reached = rankOfBets(terms, validBets)
  if (reached > peak) return reached
  for (let lost = Math.min(reached, peak); lost > rankLevel; lost -= 1)
    if (keepsRank(terms, lost, monthBets)) return lost
  return rankLevel
}

/** Valid bets in all at which the next rank begins; undefined at the highest. */
export const nextTarget = ({ ranks }: RankTerms, rankLevel: number): Amount | undefined =>
  ranks[rankLevel + 1]?.validBets

/**
 * A rank that was lost and would come back within this month, and the valid bets of the month that bring it;
 * the next one above the own.
 */
export function rankToRegain(
  terms: RankTerms,
  { rankLevel, peak, validBets }: RankStanding,
): { rankLevel: number; target: Amount } | undefined {
  const next = rankLevel + 1
  return next <= peak && next <= rankOfBets(terms, validBets)
    ? { rankLevel: next, target: keepTarget(terms, next) }
    : undefined
}
