// SPDX-License-Identifier: Apache-2.0
import type { BlackjackRoomRound } from '../../../blackjack-room-protocol.ts'
import { isBlackjack, totalOf, TWENTY_ONE } from '../rules.ts'

/** What the dealer of a round ended with. */
export type DealerEnd = '17' | '18' | '19' | '20' | '21' | 'blackjack' | 'bust'
export const DEALER_ENDS: readonly DealerEnd[] = ['17', '18', '19', '20', '21', 'blackjack', 'bust']

export interface PastCounts {
  readonly dealer: Readonly<Record<DealerEnd, number>>
  readonly hands: { readonly won: number; readonly push: number; readonly lost: number }
}

/** How the dealer ended; undefined for a round in which the dealer did not have to draw. */
export function dealerEnd(cards: readonly number[]): DealerEnd | undefined {
  const { total } = totalOf(cards)
  if (isBlackjack(cards)) return 'blackjack'
  if (total > TWENTY_ONE) return 'bust'
  return DEALER_ENDS.find((end) => end === String(total))
}

/** Counts what came in the last rounds. */
export function countPast(rounds: readonly BlackjackRoomRound[]): PastCounts {
  const dealer = { '17': 0, '18': 0, '19': 0, '20': 0, '21': 0, blackjack: 0, bust: 0 }
  const hands = { won: 0, push: 0, lost: 0 }
  for (const {
    events: [table],
  } of rounds) {
    const end = dealerEnd(table.dealer)
    if (end !== undefined) dealer[end] += 1
    for (const { result } of table.hands)
      hands[result === 'push' ? 'push' : result === 'won' || result === 'blackjack' ? 'won' : 'lost'] += 1
  }
  return { dealer, hands }
}
