// SPDX-License-Identifier: Apache-2.0
import { h, on, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import type { FeltModel } from './felt-model.ts'
import { strengthOf } from './strength.ts'

/** What the own cards make, by request; only offered where nothing is played for. */
export function createHandStrength() {
  const said = h('span', { role: 'status' })
  const button = h('button', { type: 'button', class: 'small-button' }, t('studio.holdem.strength'))
  const element = h('div', { class: 'hand-strength' }, button, said)
  let model: FeltModel | undefined
  let asked = ''
  const answer = () => {
    const cards = model?.own?.inHand?.cards
    setText(said, cards && model ? strengthOf(cards, model.hand?.boards[0] ?? []) : '')
  }
  on(button, {
    click: () => {
      asked = keyOf(model)
      answer()
    },
  })
  return {
    element,
    show(next: FeltModel): void {
      model = next
      const inHand = next.own?.inHand
      element.hidden = next.hand === null || !inHand?.cards || inHand.folded
      // A question is answered once: the next street asks again.
      if (asked !== keyOf(next)) setText(said, '')
    },
  }
}

const keyOf = (model: FeltModel | undefined): string =>
  `${model?.hand?.id}:${model?.hand?.boards[0]?.length ?? 0}`
