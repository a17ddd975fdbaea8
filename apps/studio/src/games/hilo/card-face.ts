// SPDX-License-Identifier: Apache-2.0
import { h } from '../../runtime/page/element.ts'
import { rankOf, suitOf } from './maths.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const suits = ['♠', '♥', '♣', '♦'] as const

/** A card in two signs, such as "10♥". */
export function cardName(card: number): string {
  return `${ranks[rankOf(card) - 1]}${suits[suitOf(card)]}`
}

/** A card as a picture of text; its suit is drawn as text, never as an emoji. */
export function createCardFace(card: number): HTMLElement {
  const suit = `${suits[suitOf(card)]}\u{FE0E}`
  return h(
    'span',
    { class: 'playing-card', 'data-red': suitOf(card) % 2 === 1 },
    h('b', {}, ranks[rankOf(card) - 1]!),
    h('span', { class: 'card-suit' }, suit),
    h('span', { class: 'card-large' }, suit),
  )
}
