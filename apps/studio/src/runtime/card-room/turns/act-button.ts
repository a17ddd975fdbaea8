// SPDX-License-Identifier: Apache-2.0
import { h, on, setAttribute, setText } from '../../page/element.ts'

/** A button that stays where it is: dimmed it says why it cannot be pressed now. */
export function createActButton(label: string, tone: 'plain' | 'main' | 'quiet', act: () => void) {
  let reason: string | null = null
  const words = h('span', {}, label)
  const element = on(h('button', { type: 'button', class: 'act-button', 'data-tone': tone }, words), {
    click: () => {
      if (reason === null) act()
    },
  })
  return {
    element,
    /** Presses it; false: it is dimmed or hidden. */
    press(): boolean {
      if (reason !== null || element.hidden) return false
      act()
      return true
    },
    name: (text: string): void => setText(words, text),
    /** Null: it can be pressed. */
    show(why: string | null): void {
      reason = why
      setAttribute(element, 'aria-disabled', why !== null && 'true')
      element.title = why ?? ''
    },
  }
}
