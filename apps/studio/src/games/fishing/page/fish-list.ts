// SPDX-License-Identifier: Apache-2.0
import type { FishCode } from '../pond/pond.ts'
import { bestOf, fishKinds, isFixed } from '../pond/kinds.ts'
import type { SwimmingFish } from './swimming.ts'

/** A fish as the list has it. */
export interface ListedFish {
  readonly fish: number
  readonly code: FishCode
}

/** A list has no more than this. */
export const MOST_LISTED = 40

/**
 * The fish in the pond, in an order that stays: what was listed keeps its position among the others, what is new comes at the end, what
 * left is gone. The one that is kept by its number stays listed while it swims.
 */
export function nextFishList(
  before: readonly ListedFish[],
  swimming: readonly SwimmingFish[],
): readonly ListedFish[] {
  const present = new Map<number, FishCode>()
  for (const { fish, inPond } of swimming) if (inPond) present.set(fish.id, fish.code)
  const stay = before.filter(({ fish }) => present.has(fish))
  const listed = new Set(stay.map(({ fish }) => fish))
  const more = [...present]
    .filter(([fish]) => !listed.has(fish))
    .toSorted(([first], [second]) => first - second)
    .map(([fish, code]) => ({ fish, code }))
  return [...stay, ...more].slice(0, MOST_LISTED)
}

/** The fish that is chosen after the list changed: the same, or what now stands where it stood. */
export function chosenAfter(
  before: readonly ListedFish[],
  after: readonly ListedFish[],
  chosen: number | undefined,
): number | undefined {
  if (chosen === undefined || after.some(({ fish }) => fish === chosen)) return chosen
  const at = before.findIndex(({ fish }) => fish === chosen)
  return after[Math.min(Math.max(at, 0), after.length - 1)]?.fish
}

/** "30×", or from the least to the most of a fish with several multiples. */
export function multipleOf(code: FishCode): string {
  const { multiples } = fishKinds[code]
  return isFixed(code) ? `${bestOf(code)}×` : `${multiples[0]!.multiple}–${bestOf(code)}×`
}
