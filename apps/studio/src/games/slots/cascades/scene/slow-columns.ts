// SPDX-License-Identifier: Apache-2.0
import type { CascadeRules } from '../cascade-rules.ts'

/**
 * The columns that come slowly because the scatters before them may yet bring free spins. It follows from what the
 * first board of a spin shows and tells nothing of what it will be.
 */
export function slowColumns(rules: CascadeRules, board: string, free: boolean): number[] {
  const awards = free ? rules.freeGames.again : rules.freeGames.spins
  const needed = awards.findIndex((spins) => spins > 0) + 1
  if (needed < 2) return []
  const slow: number[] = []
  let found = 0
  for (let column = 0; column < rules.columns; column += 1) {
    if (found >= needed - 1) slow.push(column)
    for (const symbol of board.slice(column * rules.rows, (column + 1) * rules.rows))
      if (symbol === rules.scatter.symbol) found += 1
  }
  return slow
}
