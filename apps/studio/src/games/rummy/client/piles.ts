// SPDX-License-Identifier: Apache-2.0
import { deckCardName, showDeckCards } from '../../../runtime/card-room/turns/deck-card.ts'
import { h, on, setAttribute, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import type { RummyMessage } from '../rummy-robot.ts'

/** The closed cards, the open one and the cut one in the middle; who may draw presses the pile. */
export function createPiles(draw: (from: 'stock' | 'open') => void) {
  const stock = createPile('stock', () => draw('stock'))
  const open = createPile('open', () => draw('open'))
  const cut = createPile('cut', () => undefined)
  return {
    element: h('div', { class: 'piles' }, cut.element, stock.element, open.element),
    show(round: RummyMessage['round'], problems: Readonly<Record<'stock' | 'open', string | null>>): void {
      if (!round) return
      const top = round.discards.at(-1)
      stock.show([null], t('studio.rummy.stock', { count: round.stock }), problems.stock)
      open.show(
        top === undefined ? [] : [top],
        top === undefined ? '' : t('studio.rummy.openIs', { card: deckCardName(top) }),
        problems.open,
      )
      cut.show([round.cut], t('studio.rummy.wild', { card: deckCardName(round.cut) }), '')
    },
  }
}

function createPile(name: string, press: () => void) {
  const cards = h('span', { class: 'pile-cards' })
  const words = h('span', { class: 'pile-words' })
  let problem: string | null = ''
  const element = on(h('button', { type: 'button', class: 'pile', 'data-pile': name }, cards, words), {
    click: () => {
      if (problem === null) press()
    },
  })
  return {
    element,
    /** Null: it can be pressed. */
    show(pile: readonly (number | null)[], label: string, why: string | null): void {
      problem = why
      showDeckCards(cards, pile)
      setText(words, label)
      element.title = why ?? ''
      setAttribute(element, 'aria-disabled', why !== null && 'true')
    },
  }
}
