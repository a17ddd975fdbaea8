// SPDX-License-Identifier: Apache-2.0
import type { ChairBase } from '../../../card-protocol/card-table-protocol.ts'
import { amountOf } from '../../money.ts'
import { h, on, setText } from '../../page/element.ts'
import { t } from '../../texts.ts'
import type { TableHost } from '../felt.ts'

/** What of a table decides what stands below it. */
export interface StateOfTable {
  readonly own: number | null
  readonly ownVersion: number
  readonly chairs: readonly (ChairBase | null)[]
  readonly leastBuyIn: string
  readonly nextHandAt: number | null
  readonly round: { readonly result: object | null } | null
}

/** What a player who has no turn can do for themselves. */
export type OwnWay = 'return' | 'rebuy'

export interface OwnState {
  readonly sentence: string
  readonly way: OwnWay | null
}

/** What the table says to whoever looks, apart from the game. */
export function ownStateOf({ own, chairs, leastBuyIn, nextHandAt, round }: StateOfTable): OwnState {
  const say = (sentence: string, way: OwnWay | null = null): OwnState => ({ sentence, way })
  const chair = own === null ? null : chairs[own]
  if (!chair)
    return say(chairs.includes(null) ? t('studio.cards.chooseChair') : t('studio.cards.full', { count: 0 }))
  if (chair.leaving) return say(t('studio.cards.leavingSoon'))
  const isOn = round !== null && round.result === null
  if (!isOn && amountOf(chair.stack) < amountOf(leastBuyIn)) return say(t('studio.climbing.tooFew'), 'rebuy')
  if (chair.sitsOut) return say(t('studio.climbing.out'), 'return')
  if (isOn) return say('')
  return say(nextHandAt === null ? t('studio.cards.waitsForOthers') : t('studio.cards.nextHand'))
}

/** Draws that line. */
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
      const { sentence: words, way } = ownStateOf(table)
      version = table.ownVersion
      element.hidden = words === ''
      setText(sentence, words)
      button.hidden = way === null
      button.dataset['way'] = way ?? ''
      setText(button, t(way === 'rebuy' ? 'studio.cards.rebuy' : 'studio.cards.return'))
    },
  }
}
