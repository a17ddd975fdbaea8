// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount, zero } from '../money.ts'
import { countedWeightOf, type BonusTerms, type WageredGame } from './terms.ts'

/** Something that must be staked: a bonus, or a plain deposit. */
export interface OpenRequirement {
  id: number
  required: Amount
  progress: Amount
  openedAtMs: number
  terms: Pick<BonusTerms, 'weights' | 'vendorWeights' | 'gameWeights' | 'countsByEdge'>
}

/** A valid bet that was settled; below zero when one was given back later. */
export interface SettledBet extends WageredGame {
  validBet: Amount
  atMs: number
}

/**
 * Counts a settled bet towards open requirements, oldest first: what one does not need goes on to the next,
 * by the weight that the next gives this game. A bet never counts for what was opened after it. A bet that is
 * given back lowers the oldest one, but not below zero: it may have counted before that one was opened. Returns
 * the new progress of those that changed.
 */
export function countBet(requirements: readonly OpenRequirement[], bet: SettledBet): Map<number, Amount> {
  const changed = new Map<number, Amount>()
  let left: bigint = bet.validBet
  for (const { id, required, progress, openedAtMs, terms } of requirements) {
    if (left === 0n) break
    if (bet.atMs < openedAtMs) continue
    const percent = BigInt(countedWeightOf(terms, bet))
    if (percent === 0n) continue
    const counted = (left * percent) / 100n
    const missing = required - progress
    if (left < 0n || counted <= missing) {
      const reached = progress + counted
      if (counted !== 0n) changed.set(id, amountOfMillionths(reached < 0n ? 0n : reached))
      break
    }
    if (missing > 0n) changed.set(id, required)
    left -= (missing > 0n ? missing * 100n : 0n) / percent
  }
  return changed
}

export const isMet = ({ required, progress }: Pick<OpenRequirement, 'required' | 'progress'>): boolean =>
  progress >= required

/** What is still to be staked for all of them. */
export const turnoverLeftOf = (
  requirements: readonly Pick<OpenRequirement, 'required' | 'progress'>[],
): Amount =>
  amountOfMillionths(
    requirements.reduce(
      (total, { required, progress }) => total + (required > progress ? required - progress : zero),
      0n,
    ),
  )
