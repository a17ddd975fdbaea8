// SPDX-License-Identifier: Apache-2.0
import type { BonusWallet, OpenBonus } from './use-bonus-wallet.ts'

/** A game as the terms of bonuses know it. */
export interface StakedGame {
  vassalage: string
  gameId?: string | undefined
  gameType: string
}

/** What of a bet on this game counts for a bonus: game before vendor before type, as the platform judges. */
export function percentHere(
  { weights, vendorWeights, gameWeights }: OpenBonus,
  { vassalage, gameId, gameType }: StakedGame,
): number {
  return gameWeights[`${vassalage}/${gameId}`] ?? vendorWeights[vassalage] ?? weights[gameType] ?? 0
}

/** The bonuses that this game may be staked with. */
export function stakeableHere({ bonuses }: Pick<BonusWallet, 'bonuses'>, game: StakedGame): OpenBonus[] {
  return bonuses.filter(
    (bonus) => bonus.state === 'open' && bonus.balance > 0 && percentHere(bonus, game) > 0,
  )
}

/** The largest stake that every one of these bonuses allows; undefined for any. */
export function largestStake(bonuses: readonly OpenBonus[]): number | undefined {
  const most = bonuses.flatMap(({ maxStake }) => (maxStake === null ? [] : [maxStake]))
  return most.length === 0 ? undefined : Math.min(...most)
}
