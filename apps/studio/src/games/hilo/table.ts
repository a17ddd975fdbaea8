// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { h } from '../../runtime/page/element.ts'
import { pause } from '../../runtime/pause.ts'
import { cardName } from '../../runtime/cards/card.ts'
import { createCardFace } from './card-face.ts'
import { HILO_MOVES } from './maths.ts'
import type { HiloEvent } from './story.ts'

const TURN_MS = 320
const signs: Readonly<Record<number, string>> = {
  [HILO_MOVES.higher]: '▲',
  [HILO_MOVES.lower]: '▼',
  [HILO_MOVES.skip]: '»',
}

/** The deck, the card on the table and the cards before it. */
export function createHiloTable() {
  const current = h('div', { class: 'hilo-current' })
  const trail = h('ol', { class: 'hilo-trail', 'aria-hidden': 'true' })
  const label = h('p', { class: 'visually-hidden', 'aria-live': 'polite' })
  const deck = h('div', { class: 'hilo-deck', 'aria-hidden': 'true' })
  let displayed = 0
  const add = (event: HiloEvent) => {
    const face = createCardFace(event.card)
    if (event.type === 'next') face.dataset['won'] = String(event.won)
    current.replaceChildren(face)
    trail.append(
      h(
        'li',
        { 'data-lost': event.type === 'next' && !event.won },
        event.type === 'next' && h('i', {}, signs[event.move] ?? ''),
        h('span', {}, cardName(event.card)),
        event.type === 'next' && h('b', {}, `${formatMultiplier(event.multiplier)}×`),
      ),
    )
    trail.scrollLeft = trail.scrollWidth
  }
  return {
    element: h('div', { class: 'hilo' }, h('div', { class: 'hilo-table' }, deck, current), trail, label),
    current,
    async show(events: readonly HiloEvent[], resumed: boolean) {
      // A new round begins with its first card alone.
      if (events.length <= displayed) {
        trail.replaceChildren()
        displayed = 0
      }
      for (const event of events.slice(displayed)) add(event)
      displayed = events.length
      label.textContent = events.length === 0 ? '' : cardName(events.at(-1)!.card)
      if (!resumed) await pause(TURN_MS)
    },
  }
}
