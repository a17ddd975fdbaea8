// SPDX-License-Identifier: Apache-2.0
import { h, on, setText } from './element.ts'

export interface Call {
  readonly label: string
  readonly mark: string
  readonly move: number
}

/** Two large buttons for the player's next call, each with what it reaches and its chance. */
export function createCallButtons(label: string, calls: readonly Call[], onCall: (move: number) => void) {
  const buttons = calls.map(({ label: name, mark, move }) => {
    const facts = h('bdi', { class: 'call-facts', dir: 'ltr' })
    const element = on(
      h(
        'button',
        { type: 'button', class: 'call', 'data-move': move, disabled: true },
        h('span', { class: 'call-mark', 'aria-hidden': 'true' }, mark),
        h('span', { class: 'call-name' }, name),
        facts,
      ),
      { click: () => onCall(move) },
    )
    return { element, facts, move }
  })
  return {
    element: h(
      'div',
      { class: 'calls', role: 'group', 'aria-label': label },
      ...buttons.map((each) => each.element),
    ),
    /** `allowed` says which calls can be made now, `facts` what each of them reaches. */
    show(allowed: (move: number) => boolean, facts: (move: number) => string) {
      for (const button of buttons) {
        button.element.disabled = !allowed(button.move)
        setText(button.facts, facts(button.move))
      }
    },
  }
}
