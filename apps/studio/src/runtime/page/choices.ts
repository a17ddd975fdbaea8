// SPDX-License-Identifier: Apache-2.0
import { h, on } from './element.ts'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}
export interface Choices<Value extends string> {
  readonly element: HTMLElement
  readonly value: () => Value
  readonly choose: (value: Value) => void
  readonly disable: (disabled: boolean) => void
}

let groups = 0

/** A row of radio buttons that looks like one switch; arrow keys change it. */
export function createChoices<Value extends string>(
  label: string,
  choices: readonly Choice<Value>[],
  initial: Value,
  onChange: (value: Value) => void,
): Choices<Value> {
  groups += 1
  const name = `choice-${groups}`
  let current = initial
  const inputs = choices.map(({ value }) =>
    on(h('input', { type: 'radio', name, value, checked: value === initial }), {
      change: () => {
        current = value
        onChange(value)
      },
    }),
  )
  const options = choices.map((choice, index) => h('label', {}, inputs[index]!, h('span', {}, choice.label)))
  return {
    element: h(
      'fieldset',
      { class: 'choices' },
      h('legend', {}, label),
      h('div', { class: 'choices-row' }, ...options),
    ),
    value: () => current,
    choose(value) {
      current = value
      for (const input of inputs) input.checked = input.value === value
    },
    disable(disabled) {
      for (const input of inputs) input.disabled = disabled
    },
  }
}
