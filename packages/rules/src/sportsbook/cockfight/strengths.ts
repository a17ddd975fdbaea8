// SPDX-License-Identifier: Apache-2.0
/** How often each outcome of a fight comes; they sum to 1. */
export interface FightChances {
  readonly meron: number
  readonly wala: number
  /** Both down: a draw. */
  readonly bdd: number
  /** Full time of ten minutes: a draw. */
  readonly ftd: number
}

/** game-rules.md section 10. */
export const chanceOfBdd = 0.09
export const chanceOfFtd = 0.008
/** Meron wins so often of the fights that are decided: seeded, evenly between these. */
const [leastStrength, mostStrength] = [0.38, 0.62]

/** Meron's strength in a fight: the share of decided fights that it wins. From a number between 0 and 1. */
export const strengthOf = (number: number): number => leastStrength + number * (mostStrength - leastStrength)

/** The chances of all outcomes of a fight. Throws RangeError for a strength that is not above 0 and below 1. */
export function fightChances(strength: number): FightChances {
  if (!(strength > 0 && strength < 1)) throw new RangeError(`${strength} is not a strength`)
  const decided = 1 - chanceOfBdd - chanceOfFtd
  return {
    meron: decided * strength,
    wala: decided * (1 - strength),
    bdd: chanceOfBdd,
    ftd: chanceOfFtd,
  }
}
