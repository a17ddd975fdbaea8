// SPDX-License-Identifier: Apache-2.0
import './tray.css'
import type { Amount } from '@tessera/rules/money'
import { showAmount } from '../money.ts'
import { h, on, setText } from '../page/element.ts'
import { icon } from '../page/icons.ts'
import { t } from '../texts.ts'
import { chipColour, shortAmount } from './chip-values.ts'
import type { PlacedChips } from './placed-chips.ts'

/** The chips to choose from, and what can be done to those on the table. */
export function createTray(options: {
  readonly currency: string
  readonly decimals: number
  readonly chips: PlacedChips
  readonly onDouble: () => void
  readonly onRepeat: () => void
}) {
  const { currency, decimals, chips, onDouble, onRepeat } = options
  let values: readonly Amount[] = []
  let chosen: Amount | undefined
  let isDisabled = false
  const row = h('div', { class: 'chip-row' })
  const total = h('bdi', { class: 'tray-total', dir: 'ltr' })
  const tools = {
    undo: tool(icon('undo'), t('studio.table.undo'), chips.undo),
    clear: tool(icon('bin'), t('studio.table.clear'), chips.clear),
    repeat: tool(icon('refresh'), t('studio.table.repeat'), onRepeat),
    double: tool('2×', t('studio.table.double'), onDouble, 's'),
  }
  const update = () => {
    const can = chips.can()
    const rights = { undo: can.undo, clear: can.clear, repeat: can.repeat, double: can.clear }
    for (const [name, button] of Object.entries(tools))
      button.disabled = isDisabled || !rights[name as keyof typeof rights]
    for (const input of row.querySelectorAll('input')) input.disabled = isDisabled
    setText(total, `${showAmount(chips.total(), decimals)} ${currency}`)
  }
  return {
    element: layOut(row, total, Object.values(tools)),
    /** The amount of the chosen chip. */
    chosen: () => chosen!,
    values: () => values,
    /** Offers chips of these values; the chosen one stays if it is among them. */
    offer(next: readonly Amount[]) {
      values = next
      if (chosen === undefined || !next.includes(chosen)) chosen = next[Math.min(2, next.length - 1)]
      row.replaceChildren(
        ...next.map((value) =>
          chipOption({
            checked: value === chosen,
            label: t('studio.table.chip', { amount: showAmount(value, decimals), currency }),
            text: shortAmount(value),
            colour: chipColour(value, next),
            onChoose() {
              chosen = value
            },
          }),
        ),
      )
      update()
    },
    update,
    disable(disabled: boolean) {
      isDisabled = disabled
      update()
    },
  }
}

function tool(face: SVGSVGElement | string, label: string, run: () => void, key?: string): HTMLButtonElement {
  return on(
    h(
      'button',
      { type: 'button', class: 'tray-tool', title: label, 'aria-label': label, 'data-key': key },
      face,
    ),
    { click: run },
  )
}

function layOut(row: HTMLElement, total: HTMLElement, tools: readonly HTMLElement[]): HTMLElement {
  return h(
    'div',
    { class: 'table-tray' },
    h(
      'fieldset',
      { class: 'chip-choice' },
      h('legend', { class: 'visually-hidden' }, t('studio.table.chips')),
      row,
    ),
    h(
      'div',
      { class: 'tray-row' },
      h('p', { class: 'tray-sum', role: 'status' }, h('span', {}, t('studio.table.total')), total),
      h('div', { class: 'tray-tools' }, ...tools),
    ),
  )
}

interface ChipOption {
  readonly checked: boolean
  readonly label: string
  readonly text: string
  readonly colour: ReturnType<typeof chipColour>
  readonly onChoose: () => void
}

/** A chip to choose. */
function chipOption({ checked, label, text, colour, onChoose }: ChipOption): HTMLElement {
  return h(
    'label',
    { class: 'chip-option' },
    on(h('input', { type: 'radio', name: 'table-chip', checked, 'aria-label': label }), {
      change: onChoose,
    }),
    h(
      'span',
      {
        class: 'table-chip',
        'data-colour': colour,
        'data-long': String(text.length > 3),
        'aria-hidden': 'true',
      },
      h('b', {}, text),
    ),
  )
}
