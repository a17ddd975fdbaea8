// SPDX-License-Identifier: Apache-2.0
import type { BonusWallet, OpenBonus } from './use-bonus-wallet.ts'

/** What the terms of bonuses ask of a game that was answered. */
export interface StakedGame {
  vassalage: string
  gameId?: string | undefined
  gameType: string
}

/** What of a bet on this game counts for a bonus: game before vendor before type, as the platform judges. */
export function percentHere(
  { weights, vendorWeights, gameWeights }: OpenBonus,
  { vassalage: vendorCode, gameId, gameType }: StakedGame,
): number {
  return gameWeights[`${vendorCode}/${gameId}`] ?? vendorWeights[vendorCode] ?? weights[gameType] ?? 0
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
