// SPDX-License-Identifier: Apache-2.0
import type { MoneyWheelSymbol } from '@tessera/rules/games/rooms/money-wheel'

/** What stands on a segment, a spot and in the row of results. */
export function signOf(symbol: MoneyWheelSymbol): string {
  if (symbol === 'joker') return 'J'
  return symbol === 'star' ? '★' : symbol
}
