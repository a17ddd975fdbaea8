// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../page/element.ts'

export type ActionTone = 'bet' | 'cash-out' | 'wait'
export interface Action {
  readonly label: string
  /** A second, smaller line, such as what a cash-out pays now. */
  readonly detail?: string
  readonly tone: ActionTone
  readonly enabled: boolean
  readonly run: () => void
}

export interface MainButton {
  readonly element: HTMLButtonElement
  readonly set: (action: Action) => void
  /** Does what the button would do, if it may be pressed. */
  readonly press: () => void
}

/** The one large button: its label and action follow the game. */
export function createMainButton(): MainButton {
  const label = h('span', { class: 'main-label' })
  const detail = h('span', { class: 'main-detail' })
  const element = h('button', { type: 'submit', class: 'main-button', disabled: true }, label, detail)
  let action: Action | undefined
  return {
    element,
    set(next) {
      const roundIsOver = beginsRound(next) && !(action && beginsRound(action))
      action = next
      setText(label, next.label)
      setText(detail, next.detail ?? '')
      detail.hidden = next.detail === undefined
      element.dataset['tone'] = next.tone
      // Focus must not leave the page when the button is disabled for a moment.
      element.setAttribute('aria-disabled', String(!next.enabled))
      element.disabled = false
      if (roundIsOver) takeFocus(element)
    },
    press() {
      if (action?.enabled) action.run()
    },
  }
}

const beginsRound = ({ enabled, tone }: Action): boolean => enabled && tone === 'bet'

/** Who plays by keyboard goes on here when a round has ended on a control that can no longer be pressed. */
function takeFocus(element: HTMLElement): void {
  // Whoever is on the page around the game stays there.
  if (!document.hasFocus() || !document.activeElement?.matches('[aria-disabled=true]:focus-visible')) return
  if (document.activeElement !== element) element.focus({ preventScroll: true })
}
