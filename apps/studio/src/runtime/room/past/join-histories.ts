// SPDX-License-Identifier: Apache-2.0
import { h } from '../../page/element.ts'
import { createChoices } from '../../page/choices.ts'
import type { RoomHistory } from '../room-parts.ts'

/** Histories of the same rounds, one of which is in view: each by its name. */
export function chooseHistory(
  label: string,
  histories: readonly { readonly name: string; readonly history: RoomHistory }[],
): RoomHistory {
  const showOnly = (chosen: string) => {
    for (const [index, { history }] of histories.entries()) history.element.hidden = String(index) !== chosen
  }
  const choices = createChoices(
    label,
    histories.map(({ name }, index) => ({ value: String(index), label: name })),
    '0',
    showOnly,
  )
  showOnly('0')
  return {
    element: h(
      'div',
      { class: 'past-choice' },
      choices.element,
      ...histories.map(({ history }) => history.element),
    ),
    show(rounds) {
      for (const { history } of histories) history.show(rounds)
    },
  }
}
