// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { isPrintedJoker, RUMMY_CARDS, rummyRank, rummySuit } from '../../../games/rummy/rummy-cards.ts'
import { CARD_RANKS, cardName, DECK_CARDS } from '../../../runtime/cards/card.ts'
import { t } from '../../../runtime/texts.ts'

const SUITS = DECK_CARDS / CARD_RANKS

/** In rummy each card comes twice: in the order of the deal, and in that in which open cards become closed again. */
export const deckSizeOf = (game: CardGame): number => (game === 'rummy' ? 2 * RUMMY_CARDS : DECK_CARDS)

/** A card in two signs. */
export function nameOfCard(game: CardGame, card: number): string {
  if (game !== 'rummy') return cardName(card)
  const face = card % RUMMY_CARDS
  if (isPrintedJoker(face)) return t('studio.climbing.joker')
  return cardName((rummyRank(face) - 1) * SUITS + rummySuit(face))
}
