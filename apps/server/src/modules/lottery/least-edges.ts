// SPDX-License-Identifier: Apache-2.0
import { leastEdgesOf } from '@tessera/rules/lottery/least-edges'
import { bestLevel } from '@tessera/rules/lottery/prize-groups'
import type { Settings } from '../../platform/settings/settings.ts'

/**
 * The least that the platform keeps of a stake in each of its lotteries at a brand, by its code, in hundredths of a per
 * cent. Computed again when the brand changes its odds.
 */
export function lotteryEdges(): (settings: Settings) => Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, { key: string; edges: ReadonlyMap<string, number> }>()
  return async (settings) => {
    const [odds, groups, kenoTable, jackpots] = await Promise.all([
      settings.read('lottery.odds'),
      settings.read('lottery.prizeGroups'),
      settings.read('lottery.kenoTable'),
      settings.read('lottery.jackpots'),
    ])
    const key = JSON.stringify([odds, groups, kenoTable, jackpots])
    const before = known.get(settings.brandCode)
    if (before?.key === key) return before.edges
    const edges = leastEdgesOf({ odds, level: bestLevel(groups), kenoTable, jackpots })
    known.set(settings.brandCode, { key, edges })
    return edges
  }
}
