// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier, MULTIPLIER_ONE } from '../fair/multiplier.ts'
import type { RecentResult } from './frame/recent.ts'

const HIGH = 10 * MULTIPLIER_ONE

/** How a round looks in the strip when its multiplier says everything. */
export function recentOf({ multiplier }: { readonly multiplier: number }): Omit<RecentResult, 'id' | 'href'> {
  return {
    label: `${formatMultiplier(multiplier)}×`,
    tone: multiplier >= HIGH ? 'high' : multiplier >= MULTIPLIER_ONE ? 'won' : 'lost',
  }
}
