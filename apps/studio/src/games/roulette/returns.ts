// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { ROULETTE_ODDS, rouletteSpot } from './maths.ts'

/** 36 of 37 whatever the spot: a spot of n numbers pays 36 / n - 1 to one. */
export function rouletteReturn(id: string): Fraction {
  const { kind, numbers } = rouletteSpot(id)
  return fraction(BigInt(numbers.length * (ROULETTE_ODDS[kind] + 1)), 37n)
}

/** The chance that the spot wins. */
export function rouletteChance(id: string): Fraction {
  return fraction(BigInt(rouletteSpot(id).numbers.length), 37n)
}
