// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { ROULETTE_ODDS, roulettePlace } from './maths.ts'

/** 36 of 37 whatever the place: a place of n numbers pays 36 / n - 1 to one. */
export function rouletteReturn(id: string): Fraction {
  const { kind, numbers } = roulettePlace(id)
  return fraction(BigInt(numbers.length * (ROULETTE_ODDS[kind] + 1)), 37n)
}

/** The chance that the place wins. */
export function rouletteChance(id: string): Fraction {
  return fraction(BigInt(roulettePlace(id).numbers.length), 37n)
}
