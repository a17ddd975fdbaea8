// SPDX-License-Identifier: Apache-2.0
import type { FightOutcome } from '../model/result.ts'
import { type ExpectedFactor, factorOf } from '../prices/distribution.ts'
import type { PriceThousandths } from '../prices/price.ts'
import type { FightChances } from './strengths.ts'

/** The prices of a fight. A draw gives the stakes on Meron and Wala back. */
export interface FightPrices {
  readonly meron: PriceThousandths
  readonly wala: PriceThousandths
  readonly bdd: PriceThousandths
  readonly ftd: PriceThousandths
}

/** 8:1 and 88:1, with the stake inside (game-rules.md section 10). */
export const priceOfBdd: PriceThousandths = 9000
export const priceOfFtd: PriceThousandths = 89_000
/**
 * Of the two prices of decided fights; rounding down to hundredths of Malay odds takes up to half a per cent
 * more, which makes about the 1.055 of game-rules.md section 9.
 */
export const overroundOfFight = 1.05
const hundredths = 100
const thousandthsPerWhole = 1000

/**
 * The fixed prices of a fight: 1 / (1.05 p), where p is the share of decided fights that the side wins, rounded
 * down to hundredths of Malay odds and kept within their range, 0.01 to 1.00 and -1.00 to -0.01.
 */
export function fightPrices(
  { meron, wala }: FightChances,
  overround: number = overroundOfFight,
): FightPrices {
  const decided = meron + wala
  return {
    meron: malayPriceAtOrBelow(decided / (overround * meron)),
    wala: malayPriceAtOrBelow(decided / (overround * wala)),
    bdd: priceOfBdd,
    ftd: priceOfFtd,
  }
}

/**
 * The highest price that Malay odds of two decimals can write and that is not above a decimal: 1.80 is 0.80,
 * 2.063 is -0.94. At least 1.01, at most 101.
 */
export function malayPriceAtOrBelow(decimal: number): PriceThousandths {
  if (decimal < 2)
    return thousandthsPerWhole + 10 * Math.max(1, Math.floor((decimal - 1) * hundredths + 1e-9))
  const negative = Math.max(1, Math.ceil(hundredths / (decimal - 1) - 1e-9))
  // Thousandths rounded down: the price is never above what its Malay odds say.
  return thousandthsPerWhole + Math.floor((thousandthsPerWhole * hundredths) / negative)
}

/** What an outcome is worth before margin: a draw gives back what is staked on the two sides. */
export function factorOfFight(chances: FightChances, outcome: FightOutcome): ExpectedFactor {
  const win = chances[outcome]
  const push = outcome === 'meron' || outcome === 'wala' ? chances.bdd + chances.ftd : 0
  return factorOf(win, 1 - win - push, push)
}

/** The share of the stakes on an outcome that is kept in the long run. */
export const edgeOf = (chance: number, priceThousandths: PriceThousandths): number =>
  1 - (chance * priceThousandths) / thousandthsPerWhole
