// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { elementOf, keyNames, keysUsed } from '../keys/keys.ts'
import { mostQuickStakes, type QuickStakes } from '../frame/quick-stakes.ts'
import { writeMoney } from '../money.ts'
import { turbo } from '../motion.ts'
import type { Cell } from '../page/cell.ts'
import { h, on } from '../page/element.ts'
import { createNumberField } from '../page/number-field.ts'
import { createSheet, type Sheet } from '../page/sheet.ts'
import type { Theme } from '../page/theme.ts'
import { t } from '../texts.ts'
import { typedAmount } from '../typed-numbers.ts'
import { typedProblem } from '../typed-problem.ts'

export interface ToolsOptions {
  readonly currency: string
  readonly decimals: number
  readonly quickStakes: QuickStakes
  readonly theme: Cell<Theme>
}

/** The player's settings of the page: turbo, quick stakes, and the keys with their list. */
export function createToolsSheet({ currency, decimals, quickStakes, theme }: ToolsOptions): Sheet {
  return createSheet(t('studio.tools'), 'tools', (body) => {
    const light = switchOf(t('studio.lightTheme'), theme.get() === 'light', (value) =>
      theme.set(value ? 'light' : 'dark'),
    )
    light.classList.add('theme-switch')
    body.replaceChildren(
      h(
        'section',
        {},
        switchOf(t('studio.turbo'), turbo.get(), turbo.set),
        h('p', { class: 'quiet' }, t('studio.turbo.about')),
        light,
      ),
      h(
        'section',
        {},
        h('h3', {}, t('studio.quick')),
        h('p', { class: 'quiet' }, t('studio.quick.about')),
        stakeFields(quickStakes, currency, decimals),
      ),
      h(
        'section',
        {},
        h('h3', {}, t('studio.keys')),
        switchOf(t('studio.keys.use'), keysUsed.get(), keysUsed.set),
        h('p', { class: 'quiet' }, t('studio.keys.about')),
        keyList(),
      ),
    )
  })
}

function switchOf(label: string, checked: boolean, onChange: (checked: boolean) => void): HTMLElement {
  const input = on(h('input', { type: 'checkbox', checked }), { change: () => onChange(input.checked) })
  return h('label', { class: 'switch' }, input, label)
}

/** A field for each amount; an empty one is no button. */
function stakeFields(quickStakes: QuickStakes, currency: string, decimals: number): HTMLElement {
  const read = (text: string): Amount | undefined => {
    const amount = typedAmount(text, decimals)
    return amount !== undefined && amount > 0n ? amount : undefined
  }
  const fields = Array.from({ length: mostQuickStakes }, (_, index) => {
    const amount = quickStakes.get()[index]
    return createNumberField({
      label: t('studio.quick.number', { number: index + 1 }),
      name: `quick-${index + 1}`,
      unit: currency,
      initial: amount === undefined ? '' : writeMoney(amount, decimals),
      problem: (text) =>
        text.trim() === '' || read(text) !== undefined
          ? undefined
          : typedProblem(text, decimals, t('studio.badAmount')),
      onChange: () =>
        quickStakes.set(
          fields.map(({ input }) => read(input.value)).filter((entered) => entered !== undefined),
        ),
    })
  })
  return h('div', { class: 'option-row' }, ...fields.map(({ element }) => element))
}

/** The keys that do something in this game. */
function keyList(): HTMLElement {
  const row = (key: string, name: string) => h('div', {}, h('dt', {}, name), h('dd', {}, h('kbd', {}, key)))
  return h(
    'dl',
    { class: 'facts' },
    row(t('studio.keys.space'), t('studio.keys.main')),
    ...keyNames
      .filter(([key]) => elementOf(key) !== undefined)
      .map(([key, name]) => row(key.toUpperCase(), t(name))),
  )
}
