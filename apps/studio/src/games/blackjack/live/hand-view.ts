// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { playTexts } from '../blackjack-rules.ts'
import { pointsOf, resultTexts } from '../hand-texts.ts'
import { createCardRow } from './card-row.ts'
import type { SeenHand } from './seen-table.ts'

/** One hand: its cards, its total, what was chosen for it and how it ended. */
export function createHandView(shoe: () => Element) {
  const cards = createCardRow(shoe)
  const total = h('bdi', { class: 'seven-total', dir: 'ltr' })
  const stakes = h('bdi', { class: 'seven-stakes', dir: 'ltr', hidden: true })
  const chosen = h('span', { class: 'seven-chosen', hidden: true })
  const result = h('span', { class: 'seven-result', hidden: true })
  const element = h(
    'div',
    { class: 'seven-hand' },
    cards.element,
    h('p', { class: 'seven-marks' }, total, stakes),
    chosen,
    result,
  )
  return {
    element,
    show(hand: SeenHand): void {
      cards.show(hand.cards, false)
      setText(total, pointsOf(hand.cards))
      stakes.hidden = hand.stakes < 2
      setText(stakes, `×${hand.stakes}`)
      element.toggleAttribute('data-current', hand.isCurrent)
      chosen.hidden = hand.chosen === undefined || hand.result !== undefined
      setText(chosen, hand.chosen === undefined ? '' : t(choiceTexts[hand.chosen]))
      result.hidden = hand.result === undefined
      if (hand.result === undefined) delete element.dataset['result']
      else element.dataset['result'] = hand.result
      setText(result, hand.result === undefined ? '' : t(resultTexts[hand.result]))
    },
  }
}

export const choiceTexts = {
  ...playTexts,
  insure: 'studio.blackjack.insure',
  decline: 'studio.blackjack.decline',
} as const
