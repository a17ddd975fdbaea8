// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, amountOfMillionths, type Amount } from '../../money.ts'
import { builtInLimits } from '../built-in-limits.ts'
import type { CardGame } from './card-games.ts'
import { buyInsOf, cardStakesOf } from './card-stakes.ts'

const DIGITS = 6

/** What one needs at least to sit down at the lowest tables of a game; undefined in a currency that has none. */
export function leastBuyInOf(game: CardGame, currency: string): Amount | undefined {
  const limits = builtInLimits.get(currency)
  if (!limits) return undefined
  const stakes = cardStakesOf(1, {
    minimumStake: amountFromWire(Number(limits.minimumStake)),
    maximumStake: amountFromWire(Number(limits.maximumStake)),
    unit: 10n ** BigInt(DIGITS - limits.decimals),
  })
  return amountOfMillionths(buyInsOf(game, stakes).least)
}
