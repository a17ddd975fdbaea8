// SPDX-License-Identifier: Apache-2.0
import { h, on, setText } from '../../page/element.ts'
import { t } from '../../texts.ts'
import type { TableHost } from '../felt.ts'
import { ownStateKey, type OwnState, type StateOfTable } from './own-state-of.ts'

const sentences: Readonly<Record<OwnState['key'], () => string>> = {
  free: () => t('studio.cards.chooseChair'),
  full: () => t('studio.cards.full', { count: 0 }),
  leaving: () => t('studio.cards.leavingSoon'),
  tooFew: () => t('studio.climbing.tooFew'),
  out: () => t('studio.climbing.out'),
  plays: () => '',
  waits: () => t('studio.cards.waitsForOthers'),
  next: () => t('studio.cards.nextHand'),
}

/** What the table says below the felt, with a button for whoever can do something about it. */
export function createOwnState(host: TableHost) {
  const sentence = h('p', { role: 'status' })
  let version = 0
  const button = on(h('button', { type: 'button', class: 'act-button' }), {
    click: () => {
      if (button.dataset['way'] === 'rebuy') host.rebuy()
      else void host.move({ type: 'return' }, version)
    },
  })
  const element = h('div', { class: 'own-state' }, sentence, button)
  return {
    element,
    show(table: StateOfTable): void {
      const { key, way } = ownStateKey(table)
      const words = sentences[key]()
      version = table.ownVersion
      element.hidden = words === ''
      setText(sentence, words)
      button.hidden = way === null
      button.dataset['way'] = way ?? ''
      setText(button, t(way === 'rebuy' ? 'studio.cards.rebuy' : 'studio.cards.return'))
    },
  }
}
