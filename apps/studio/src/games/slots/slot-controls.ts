// SPDX-License-Identifier: Apache-2.0
import { h, on, setText } from '../../runtime/page/element.ts'
import { keep, stored } from '../../runtime/page/theme.ts'
import { t } from '../../runtime/texts.ts'

export interface SlotControls {
  readonly element: HTMLElement
  readonly isQuick: () => boolean
  /** Offers to spin all free spins at once, or stops offering it. */
  readonly offerAll: (run: (() => void) | undefined) => void
}

const KEY = 'quick-spin'

/** The switch for quick spins, whose choice is stored, and the button for all free spins together. */
export function createSlotControls(allLabel: string): SlotControls {
  const quick = on(h('input', { type: 'checkbox', checked: stored(KEY) === 'on' }), {
    change: () => keep(KEY, quick.checked ? 'on' : 'off'),
  })
  let run: (() => void) | undefined
  const all = on(h('button', { type: 'button', class: 'plain-button', hidden: true }), {
    click: () => run?.(),
  })
  setText(all, allLabel)
  return {
    element: h(
      'div',
      { class: 'slot-controls' },
      h('label', { class: 'slot-quick' }, quick, h('span', {}, t('studio.slot.quick'))),
      all,
    ),
    isQuick: () => quick.checked,
    offerAll(next) {
      run = next
      all.hidden = next === undefined
    },
  }
}
