// SPDX-License-Identifier: Apache-2.0
import { FLOAT_VALUES } from '../../../fair/seeds.ts'
import { fishKinds, MULTIPLE_WEIGHTS } from './kinds.ts'
import type { FishCode } from './pond.ts'

/** A return to player in hundredths: 96 for what returns up to 60 stakes, 95 above. */
const USUAL_PERCENT = 96
const HIGH_PERCENT = 95
/** What returns more has the lower return to player. */
export const USUAL_UP_TO = 60

/** A roll is one of this many whole numbers, from 0 on. */
export const ROLL_VALUES = FLOAT_VALUES

/** What bullets on something that returns `multiple` on average return, in percent. */
export const returnPercentOf = (multiple: number): number =>
  multiple <= USUAL_UP_TO ? USUAL_PERCENT : HIGH_PERCENT

/**
 * A shot takes a fish if its roll is below this: R * 2^32 * bullets / worth, rounded down. `multiple` decides R; `worth` is what the return is spread
 * over, the fish itself or all that an area weapon met.
 */
export function thresholdOf(multiple: number, bullets = 1, worth = multiple): number {
  const share = BigInt(returnPercentOf(multiple)) * BigInt(bullets) * BigInt(ROLL_VALUES)
  return Number(share / (100n * BigInt(worth)))
}

/** Which of the fish's multiples a roll draws. */
export function multipleOf(code: FishCode, roll: number): number {
  const { multiples } = fishKinds[code]
  let part = Math.floor(roll / (ROLL_VALUES / MULTIPLE_WEIGHTS))
  for (const { multiple, weight } of multiples) {
    if (part < weight) return multiple
    part -= weight
  }
  throw new RangeError('a roll is below 2^32')
}
