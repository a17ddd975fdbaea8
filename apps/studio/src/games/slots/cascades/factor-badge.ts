// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../../../runtime/page/element.ts'

export interface FactorBadge {
  readonly element: HTMLElement
  /** Shows what wins are multiplied by; 1 for nothing. */
  readonly show: (factor: number) => void
}

/** The multiplier above the board, which jumps whenever it rises. Read aloud with the result of the spin. */
export function createFactorBadge(): FactorBadge {
  const element = h('span', { class: 'cascade-factor', hidden: true })
  let current = 1
  return {
    element,
    show(factor) {
      element.hidden = factor <= 1
      setText(element, `${factor}×`)
      if (factor > current) {
        element.classList.remove('jumps')
        // Reading the layout starts the animation anew.
        void element.offsetWidth
        element.classList.add('jumps')
      }
      element.dataset['high'] = String(factor >= 10)
      current = factor
    },
  }
}
