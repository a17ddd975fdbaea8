// SPDX-License-Identifier: Apache-2.0
import { cardName } from '../../runtime/cards/card.ts'
import { drawCard } from '../../runtime/cards/draw-card.ts'
import { h, on } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { HAND_CARDS } from './best-hold.ts'

/** The five cards: buttons that hold a card or let it go; the keys 1 to 5 press them. */
export function createHand(onChange: () => void) {
  const held = new Set<number>()
  const label = h('p', { class: 'visually-hidden', 'aria-live': 'polite' })
  const buttons = Array.from({ length: HAND_CARDS }, (_, index) =>
    on(
      h(
        'button',
        {
          type: 'button',
          class: 'poker-card',
          'data-key': String(index + 1),
          'aria-pressed': 'false',
          disabled: true,
        },
        drawCard(0, { backName: t('studio.poker.hidden') }),
        h('span', { class: 'poker-hold', 'aria-hidden': 'true' }, t('studio.poker.hold')),
      ),
      {
        click: () => {
          if (!held.delete(index)) held.add(index)
          mark()
          onChange()
        },
      },
    ),
  )
  const mark = () =>
    buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(held.has(index))))
  const hold = (bits: number) => {
    held.clear()
    for (const index of buttons.keys()) if (bits & (1 << index)) held.add(index)
    mark()
  }
  return {
    element: h(
      'div',
      { class: 'poker-hand', role: 'group', 'aria-label': t('studio.poker.hand') },
      ...buttons,
      label,
    ),
    held: () => [...held],
    hold,
    enable(enabled: boolean) {
      for (const button of buttons) button.disabled = !enabled
    },
    /** Shows five cards; after a draw those that stayed keep their mark, and only the others turn. */
    show(cards: readonly number[], drawn: number | undefined, still: boolean) {
      hold(drawn ?? 0)
      buttons.forEach((button, index) => {
        const stayed = drawn !== undefined && (drawn & (1 << index)) !== 0
        const card = drawCard(cards[index]!)
        card.setAttribute('class', `${card.getAttribute('class')}${still || stayed ? '' : ' poker-turn'}`)
        card.style.setProperty('--turn', String(index))
        button.firstElementChild?.replaceWith(card)
      })
      label.textContent = cards.map(cardName).join(' ')
    },
  }
}
