// SPDX-License-Identifier: Apache-2.0
import { readTyped } from '../typed-numbers.ts'
import { h, on, setAttribute, setText } from './element.ts'

export interface NumberFieldOptions {
  readonly label: string
  readonly name: string
  /** Displayed after the number, such as × or %. */
  readonly unit?: string
  readonly initial: string
  /** Validates a text: returns the reason if it is invalid. */
  readonly problem: (text: string) => string | undefined
  readonly onChange: (text: string) => void
  /** Placeholder. */
  readonly placeholder?: string
}

export interface NumberField {
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  /** Sets a value that was not typed. */
  readonly show: (text: string) => void
  /** True if the content is valid; otherwise displays why not and focuses the field. */
  readonly check: () => boolean
  readonly disable: (disabled: boolean) => void
}

/** Fields of a number that the game shows again have two decimals. */
const finest = 2

/** Whether what was typed is this number. */
function means(typed: string, text: string): boolean {
  const reading = readTyped(typed, finest)
  return reading.state === 'read' && Number(reading.text) === Number(text)
}

/** A decimal number with its label. Typed text stays as typed, right or wrong. */
export function createNumberField(options: NumberFieldOptions): NumberField {
  const { name, label } = options
  const problem = h('p', { class: 'field-problem', id: `${name}-problem`, hidden: true })
  const input = h('input', {
    id: name,
    name,
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'done',
    value: options.initial,
    placeholder: options.placeholder,
    'aria-describedby': problem.id,
  })
  const judge = (): string | undefined => {
    const reason = options.problem(input.value)
    setAttribute(input, 'aria-invalid', reason !== undefined && 'true')
    setText(problem, reason ?? '')
    problem.hidden = reason === undefined
    return reason
  }
  on(input, {
    input: () => {
      if (judge() === undefined) options.onChange(input.value)
    },
  })
  return {
    element: h(
      'div',
      { class: 'field' },
      h('label', { for: name }, label),
      h(
        'div',
        { class: 'field-box' },
        input,
        options.unit !== undefined && h('span', { class: 'field-unit', 'aria-hidden': 'true' }, options.unit),
      ),
      problem,
    ),
    input,
    show(text) {
      if (
        document.activeElement === input &&
        input.value !== '' &&
        options.problem(input.value) === undefined &&
        means(input.value, text)
      )
        return
      input.value = text
      judge()
    },
    check() {
      const right = judge() === undefined
      if (!right) input.focus()
      return right
    },
    disable(disabled) {
      input.disabled = disabled
    },
  }
}
