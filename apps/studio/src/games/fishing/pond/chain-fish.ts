// SPDX-License-Identifier: Apache-2.0
import { BEST_OF_BULLET } from '@tessera/rules/games/fishing/hall-stakes'
import { fishKinds, isFixed, takesOthers } from './kinds.ts'
import type { FishCode } from './pond.ts'

/** What a fish that takes others with it reaches. */
export interface ChainRules {
  /** In units of the pond. */
  readonly reach: number
  readonly mostOthers: number
  /** Fish that return more stay. */
  readonly mostMultiple: number
}

const lightning: ChainRules = { reach: 400, mostOthers: 6, mostMultiple: 30 }
const blast: ChainRules = { reach: 260, mostOthers: 12, mostMultiple: BEST_OF_BULLET }

/** What a fish of this kind reaches; undefined if it takes no others with it. */
export function chainRulesOf(code: FishCode): ChainRules | undefined {
  if (!takesOthers(code)) return undefined
  return fishKinds[code].ability === 'lightning' ? lightning : blast
}

/**
 * Those that go with a fish of this kind, of others in the order of their distance: with fixed returns, until the next one would
 * bring the whole above the best of a bullet.
 */
export function chainedWith<Other extends { readonly code: FishCode }>(
  code: FishCode,
  others: readonly Other[],
): Other[] {
  const rules = chainRulesOf(code)
  const chained: Other[] = []
  let total = fishKinds[code].mean
  for (const other of rules ? others : []) {
    const { mean } = fishKinds[other.code]
    if (!isFixed(other.code) || takesOthers(other.code) || mean > rules!.mostMultiple) continue
    if (total + mean > BEST_OF_BULLET || chained.length === rules!.mostOthers) break
    chained.push(other)
    total += mean
  }
  return chained
}
