// SPDX-License-Identifier: Apache-2.0
import type { HoldemEndedView, HoldemInHand } from '../../../card-protocol/holdem-table-view.ts'
import type { Money } from '../../../protocol.ts'
import { bestHandOf } from '../cards/best-hand.ts'
import { contendersOf, isAllIn, type Hand, type HandResult } from '../hand/hand.ts'
import type { HandStory } from './hand-story.ts'

/** What everybody may see of the hand that ended last. Plain JSON without any card that was hidden. */
export interface LastHand {
  readonly button: number
  readonly view: HoldemEndedView
  readonly players: readonly (HoldemInHand & { readonly chair: number; readonly playerId: string })[]
}

export type WriteAmount = (amount: bigint) => Money

/** What is left to see of a hand; without a result it was taken back. */
export function lastHandOf(
  story: HandStory,
  hand: Hand,
  result: HandResult | null,
  write: WriteAmount,
): LastHand {
  return {
    button: story.button,
    view: result ? endedView(hand, result, write) : takenBack(hand),
    players: story.players.map(({ playerId, chair, folded, last }, index) => {
      const player = hand.players[index]!
      return {
        ...{ chair, playerId, folded, bet: write(0n), allIn: result !== null && isAllIn(player) },
        cards: result?.reveals.includes(chair) ? player.cards : null,
        cardCount: player.cards.length,
        last: last && { type: last.type, amount: write(last.amount) },
      }
    }),
  }
}

const takenBack = ({ id, board }: Hand): HoldemEndedView => ({
  ...{ id, counts: false, boards: [board], returned: null, pots: [], wins: [] },
})

function endedView(hand: Hand, result: HandResult, write: WriteAmount): HoldemEndedView {
  const { boards, returned, pots, wins } = result
  const isContested = contendersOf(hand).length > 1
  return {
    ...{ id: hand.id, counts: true, boards },
    returned: returned && { chair: returned.chair, amount: write(returned.amount) },
    pots: pots.map(({ amount, rake, chairs }) => ({ amount: write(amount), rake: write(rake), chairs })),
    wins: wins.map(({ chair, pot, board, amount }) => {
      const { cards } = hand.players.find((player) => player.chair === chair)!
      const best = isContested ? bestHandOf(hand.stakes.variant, cards, boards[board]!) : null
      return {
        ...{ chair, pot, board, amount: write(amount) },
        ...{ with: best?.name ?? null, cards: best?.cards ?? null },
      }
    }),
  }
}
