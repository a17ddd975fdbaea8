// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { totalOf, TWENTY_ONE } from './rules.ts'
import type { HandResult } from './table.ts'

/** How a hand ended, in words. */
export const resultTexts: Readonly<Record<HandResult, TextKey>> = {
  blackjack: 'studio.blackjack.natural',
  won: 'studio.blackjack.won',
  push: 'studio.blackjack.push',
  lost: 'studio.blackjack.lost',
  bust: 'studio.blackjack.bust',
}

/** "7/17" for a soft total. */
export function pointsOf(hand: readonly number[]): string {
  if (hand.length === 0) return ''
  const { total, soft } = totalOf(hand)
  return soft && total < TWENTY_ONE ? `${total - 10}/${total}` : String(total)
}
