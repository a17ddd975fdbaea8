// SPDX-License-Identifier: Apache-2.0
import { symbolAt, type SlotRules } from '../slot-rules.ts'
import type { SlotEvent } from '../story.ts'

/** The cells that pay, as reel/row. */
export function litCells(rules: SlotRules, event: SlotEvent): Set<string> {
  const lit = new Set<string>()
  if (event.coins && event.spin > 0) return lit
  const light = (reel: number, wanted: string) => {
    for (let row = 0; row < event.heights[reel]!; row += 1)
      if (wanted.includes(symbolAt(rules, event, reel, row))) lit.add(`${reel}/${row}`)
  }
  for (const { line, count, symbol } of event.wins)
    for (let reel = 0; reel < count; reel += 1)
      if (line !== null && rules.engine === 'lines') lit.add(`${reel}/${rules.lines[line]![reel]}`)
      else light(reel, `${symbol}${rules.wild ?? ''}`)
  const scattersPay = event.freeSpins > 0 || (rules.scatter?.pays[event.scatters - 1] ?? 0) > 0
  if (rules.scatter && scattersPay)
    for (let reel = 0; reel < rules.strips.length; reel += 1) light(reel, rules.scatter.symbol)
  return lit
}
