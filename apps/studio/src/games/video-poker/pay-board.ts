// SPDX-License-Identifier: Apache-2.0
import { h } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { handTexts } from './hand-texts.ts'
import type { HandName, PokerTable } from './pay-tables.ts'

/** What each hand pays, the best one first; the hand that the cards make is marked. */
export function createPayBoard(table: PokerTable) {
  const lines = table.pays.toReversed().map(({ hand, times }) => ({
    hand,
    element: h('li', {}, h('span', {}, t(handTexts[hand])), h('bdi', { dir: 'ltr' }, `${times}×`)),
  }))
  return {
    element: h('ul', { class: 'poker-pays' }, ...lines.map(({ element }) => element)),
    mark(made: HandName | undefined, final: boolean) {
      for (const { hand, element } of lines) {
        if (hand === made) element.dataset['made'] = final ? 'final' : 'dealt'
        else delete element.dataset['made']
      }
    },
  }
}
