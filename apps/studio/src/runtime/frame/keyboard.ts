// SPDX-License-Identifier: Apache-2.0
import type { MainButton } from './main-button.ts'

const interactive = 'a, button, input, select, textarea, summary, dialog, [role="gridcell"]'

/** Space and Enter press the main button wherever they have no other meaning. A held key presses once. */
export function pressByKeyboard(action: MainButton): void {
  document.addEventListener('keydown', (event) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.defaultPrevented) return
    const { target } = event
    if (document.querySelector('dialog[open]') || (target instanceof Element && target.closest(interactive)))
      return
    event.preventDefault()
    action.press()
  })
}
