// SPDX-License-Identifier: Apache-2.0
import { h, on, setAttribute } from '../page/element.ts'
import { createNumberField } from '../page/number-field.ts'
import { t } from '../texts.ts'
import { typedAmount } from '../typed-numbers.ts'
import { typedProblem } from '../typed-problem.ts'
import { amountAt, positionOf, SLIDER_STEPS, withinRange, type AmountRange } from './amount-range.ts'
import { sumOf, writeChips, writtenFor, type ChipForm } from './chips.ts'

export interface AmountPicker {
  readonly element: HTMLElement
  /** Undefined while something else is typed. */
  readonly amount: () => bigint | undefined
  /** Chooses an amount by a button or a key. */
  readonly choose: (amount: bigint) => void
  /** Other amounts may be chosen now; what was chosen stays as far as it can. */
  readonly offer: (range: AmountRange) => void
  /** Displays what is wrong with the typed amount; true if nothing is. */
  readonly check: () => boolean
}

interface PickerOptions {
  readonly name: string
  readonly label: string
  readonly form: ChipForm
  readonly range: AmountRange
  readonly initial: bigint
  readonly onChange?: (amount: bigint | undefined) => void
}

/** A slider and a field for the same amount. */
export function createAmountPicker(options: PickerOptions): AmountPicker {
  const { name, label, form } = options
  let range = options.range
  let chosen: bigint | undefined = withinRange(options.initial, range)
  const slider = h('input', { type: 'range', min: 0, max: SLIDER_STEPS, step: 1, 'aria-label': label })
  const read = (text: string): bigint | undefined => {
    const amount = typedAmount(text, form.decimals)
    return amount !== undefined && amount >= range.least && amount <= range.most ? amount : undefined
  }
  const problem = (text: string): string | undefined =>
    read(text) !== undefined
      ? undefined
      : typedProblem(
          text,
          form.decimals,
          t('studio.field.range', {
            minimum: writeChips(range.least, form),
            maximum: writeChips(range.most, form),
          }),
        )
  const changed = () => {
    if (chosen !== undefined) {
      slider.value = String(positionOf(chosen, range))
      setAttribute(slider, 'aria-valuetext', sumOf(chosen, form))
    }
    options.onChange?.(chosen)
  }
  const field = createNumberField({
    ...{ label, name, problem, initial: writtenFor(chosen, form) },
    ...(form.currency !== null && { unit: form.currency }),
    onChange: (text) => {
      chosen = read(text)
      changed()
    },
  })
  on(field.input, {
    input: () => {
      chosen = read(field.input.value)
      changed()
    },
  })
  const choose = (amount: bigint) => {
    chosen = withinRange(amount, range)
    field.show(writtenFor(chosen, form))
    changed()
  }
  on(slider, { input: () => choose(amountAt(Number(slider.value), range)) })
  changed()
  return {
    element: h('div', { class: 'amount-picker' }, slider, field.element),
    amount: () => chosen,
    choose,
    offer(next) {
      const isSame = next.least === range.least && next.most === range.most
      range = next
      if (!isSame) choose(chosen ?? next.least)
    },
    check: field.check,
  }
}
