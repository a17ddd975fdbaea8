// SPDX-License-Identifier: Apache-2.0
import { suitOf } from '../../../runtime/cards/card.ts'
import { drawCard } from '../../../runtime/cards/draw-card.ts'
import { h } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'

/** A card on the felt; null: its back. */
export function feltCard(card: number | null): HTMLElement {
  const holder = h('span', {
    class: 'felt-card',
    'data-card': card ?? 'back',
    'data-suit': card === null ? undefined : suitOf(card),
  })
  holder.append(card === null ? drawCard(0, { backName: t('studio.poker.hidden') }) : drawCard(card))
  return holder
}

/** Draws a row of cards again only where it has changed, so that cards that lie there do not move. */
export function showCards(row: HTMLElement, cards: readonly (number | null)[]): void {
  while (row.children.length > cards.length) row.lastElementChild!.remove()
  for (const [index, card] of cards.entries()) {
    const there = row.children[index]
    const wanted = String(card ?? 'back')
    if (there instanceof HTMLElement && there.dataset['card'] === wanted) continue
    const fresh = feltCard(card)
    if (there) there.replaceWith(fresh)
    else row.append(fresh)
  }
}
