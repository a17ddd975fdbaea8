// SPDX-License-Identifier: Apache-2.0
import type { PlacedChips } from '../../fair/table/table-game.ts'
import { amountOf, writeMoney } from '../money.ts'
import type { Placed } from './placed-chips.ts'

/** Chips as they are sent and stored. */
export function writtenChips(placed: Placed, decimals: number): readonly PlacedChips[] {
  return [...placed].map(([spot, amount]) => ({ spot, amount: writeMoney(amount, decimals) }))
}

/** The chips that were sent or stored. */
export function placedOf(chips: readonly PlacedChips[]): Placed {
  return new Map(chips.map(({ spot, amount }) => [spot, amountOf(amount)]))
}
