// SPDX-License-Identifier: Apache-2.0
import { h, on } from './element.ts'

export interface Preset {
  readonly label: string
  readonly choose: () => void
}

/** A row of small buttons for common values. */
export function createPresets(label: string, presets: readonly Preset[]) {
  const buttons = presets.map((preset) =>
    on(h('button', { type: 'button', class: 'preset' }, preset.label), { click: preset.choose }),
  )
  return {
    element: h('div', { class: 'presets', role: 'group', 'aria-label': label }, ...buttons),
    disable(disabled: boolean) {
      for (const button of buttons) button.disabled = disabled
    },
  }
}
