// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { h } from '../../runtime/page/element.ts'
import { pause } from '../../runtime/pause.ts'
import { cardName } from '../../runtime/cards/card.ts'
import { createCardFace } from './card-face.ts'
import { HILO_MOVES } from './maths.ts'
import type { HiloBeat } from './story.ts'

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
  const add = (beat: HiloBeat) => {
    const face = createCardFace(beat.card)
    if (beat.type === 'next') face.dataset['won'] = String(beat.won)
    current.replaceChildren(face)
    trail.append(
      h(
        'li',
        { 'data-lost': beat.type === 'next' && !beat.won },
        beat.type === 'next' && h('i', {}, signs[beat.move] ?? ''),
        h('span', {}, cardName(beat.card)),
        beat.type === 'next' && h('b', {}, `${formatMultiplier(beat.multiplier)}×`),
      ),
    )
    trail.scrollLeft = trail.scrollWidth
  }
  return {
    element: h('div', { class: 'hilo' }, h('div', { class: 'hilo-table' }, deck, current), trail, label),
    current,
    async show(beats: readonly HiloBeat[], resumed: boolean) {
      // A new round begins with its first card alone.
      if (beats.length <= displayed) {
        trail.replaceChildren()
        displayed = 0
      }
      for (const beat of beats.slice(displayed)) add(beat)
      displayed = beats.length
      label.textContent = beats.length === 0 ? '' : cardName(beats.at(-1)!.card)
      if (!resumed) await pause(TURN_MS)
    },
  }
}
