// SPDX-License-Identifier: Apache-2.0
import { drawCard } from '../../runtime/cards/draw-card.ts'
import { h } from '../../runtime/page/element.ts'

/** A card that fills its container; the text below the table names it. */
export function createCardFace(card: number): HTMLElement {
  const picture = drawCard(card)
  picture.setAttribute('aria-hidden', 'true')
  return h('span', { class: 'playing-card' }, picture)
}
