// SPDX-License-Identifier: Apache-2.0
import { cardName, DECK_CARDS, suitOf } from '../../cards/card.ts'
import { drawCard } from '../../cards/draw-card.ts'
import { h } from '../../page/element.ts'
import { t } from '../../texts.ts'

/** Decks that have a printed joker have it as their last card. */
const DECK_WITH_JOKER = DECK_CARDS + 1

/** A card of one deck, or of several with a printed joker each. */
const inDeck = (card: number): number => card % DECK_WITH_JOKER

/** A card in two signs, or the word for a printed joker. */
export const deckCardName = (card: number): string =>
  inDeck(card) === DECK_CARDS ? t('studio.climbing.joker') : cardName(inDeck(card))

/** Cards in words, one after another. */
export const deckCardNames = (cards: readonly number[]): string => cards.map(deckCardName).join(' ')

/** A card as a picture; null: its back. */
export function deckCard(card: number | null): HTMLElement {
  const number = card === null ? 0 : inDeck(card)
  const holder = h('span', {
    class: 'felt-card',
    'data-card': card ?? 'back',
    'data-suit': card === null || number === DECK_CARDS ? undefined : suitOf(number),
  })
  if (card === null) holder.append(drawCard(0, { backName: t('studio.poker.hidden') }))
  else if (number === DECK_CARDS) holder.append(joker())
  else holder.append(drawCard(number))
  return holder
}

const joker = (): HTMLElement =>
  h(
    'span',
    { class: 'joker-card', role: 'img', 'aria-label': t('studio.climbing.joker') },
    h('b', { 'aria-hidden': 'true' }, '★'),
  )

/** Draws a row of cards again only where it has changed. */
export function showDeckCards(row: HTMLElement, cards: readonly (number | null)[]): void {
  const wanted = cards.map((card) => String(card ?? 'back')).join(' ')
  if (row.dataset['cards'] === wanted) return
  row.dataset['cards'] = wanted
  row.replaceChildren(...cards.map(deckCard))
}
