// SPDX-License-Identifier: Apache-2.0
import type { BonusWallet, OpenBonus } from './use-bonus-wallet.ts'

/** A game as the terms of bonuses know it. */
export interface StakedGame {
  vassalage: string
  gameId?: string | undefined
  gameType: string
}

/** The bonuses that this game may be staked with: game before vendor before type, as the platform judges. */
export function stakeableHere({ bonuses }: Pick<BonusWallet, 'bonuses'>, game: StakedGame): OpenBonus[] {
  const { vassalage, gameId, gameType } = game
  return bonuses.filter(({ state, balance, weights, vendorWeights, gameWeights }) => {
    const percent =
      gameWeights[`${vassalage}/${gameId}`] ?? vendorWeights[vassalage] ?? weights[gameType] ?? 0
    return state === 'open' && balance > 0 && percent > 0
  })
}

/** The largest stake that every one of these bonuses allows; undefined for any. */
export function largestStake(bonuses: readonly OpenBonus[]): number | undefined {
  const most = bonuses.flatMap(({ maxStake }) => (maxStake === null ? [] : [maxStake]))
  return most.length === 0 ? undefined : Math.min(...most)
}
