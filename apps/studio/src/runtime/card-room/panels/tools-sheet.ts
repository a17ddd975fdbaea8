// SPDX-License-Identifier: Apache-2.0
import { keysUsed } from '../../keys/keys.ts'
import { turbo } from '../../motion.ts'
import type { Cell } from '../../page/cell.ts'
import { h, on } from '../../page/element.ts'
import { createSheet, type Sheet } from '../../page/sheet.ts'
import type { Theme } from '../../page/theme.ts'
import { t } from '../../texts.ts'

interface ToolsOptions {
  readonly theme: Cell<Theme>
  readonly fourColours: Cell<boolean>
  readonly keys: readonly (readonly [key: string, name: string])[]
}

/** The player's settings of the page: colours of the deck, motion, keys. */
export function createCardToolsSheet({ theme, fourColours, keys }: ToolsOptions): Sheet {
  return createSheet(t('studio.tools'), 'tools', (body) => {
    const light = switchOf(t('studio.lightTheme'), theme.get() === 'light', (value) =>
      theme.set(value ? 'light' : 'dark'),
    )
    light.classList.add('theme-switch')
    body.replaceChildren(
      switchOf(t('studio.cards.fourColours'), fourColours.get(), fourColours.set),
      switchOf(t('studio.turbo'), turbo.get(), turbo.set),
      light,
      ...(keys.length === 0
        ? []
        : [
            h('h3', {}, t('studio.keys')),
            switchOf(t('studio.keys.use'), keysUsed.get(), keysUsed.set),
            h(
              'dl',
              { class: 'facts' },
              ...keys.map(([key, name]) => h('div', {}, h('dt', {}, name), h('dd', {}, h('kbd', {}, key)))),
            ),
          ]),
    )
  })
}

/** A switch with its label. */
export function switchOf(
  label: string,
  checked: boolean,
  onChange: (checked: boolean) => void,
): HTMLLabelElement {
  const input = on(h('input', { type: 'checkbox', checked }), { change: () => onChange(input.checked) })
  return h('label', { class: 'switch' }, input, label)
}
