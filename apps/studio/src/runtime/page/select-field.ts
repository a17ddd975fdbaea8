// SPDX-License-Identifier: Apache-2.0
import { h, on } from './element.ts'

/** A choice from a list, with its label. */
export function createSelectField(
  label: string,
  name: string,
  options: readonly { readonly value: string; readonly label: string }[],
  initial: string,
  onChange: (value: string) => void,
) {
  const select = h(
    'select',
    { id: name, name },
    ...options.map((option) =>
      h('option', { value: option.value, selected: option.value === initial }, option.label),
    ),
  )
  on(select, { change: () => onChange(select.value) })
  return {
    element: h(
      'div',
      { class: 'field' },
      h('label', { for: name }, label),
      h('div', { class: 'field-box' }, select),
    ),
    choose(value: string) {
      select.value = value
    },
    disable(disabled: boolean) {
      select.disabled = disabled
    },
  }
}
