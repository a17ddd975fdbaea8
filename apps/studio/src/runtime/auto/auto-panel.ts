// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { SessionView } from '../../protocol.ts'
import { formatHundredths, readHundredths } from '../hundredths.ts'
import { h } from '../page/element.ts'
import { createNumberField } from '../page/number-field.ts'
import { t } from '../texts.ts'
import { readTyped, typedAmount } from '../typed-numbers.ts'
import { typedProblem } from '../typed-problem.ts'
import { mostAutoBets, type AutoSettings } from './auto-rules.ts'

const LEAST_RAISE = 1
const MOST_RAISE = 100_000

/** The fields of automatic bets; all of them may stay empty. */
export interface AutoPanel {
  readonly element: HTMLElement
  /** The settings; undefined if a field is invalid, which it then reports. */
  readonly read: () => AutoSettings | undefined
  readonly disable: (disabled: boolean) => void
}

/** The fields; without `raises` the stake stays what it is. */
export function createAutoPanel(
  { currency, decimals }: Pick<SessionView, 'currency' | 'decimals'>,
  raises: boolean,
): AutoPanel {
  const raise = (name: string, label: string) =>
    optionalField(name, label, {
      unit: '%',
      placeholder: t('studio.auto.firstStake'),
      digits: 2,
      parse: readRaise,
      problem: range(formatHundredths(LEAST_RAISE), formatHundredths(MOST_RAISE)),
    })
  const money = (name: string, label: string) =>
    optionalField(name, label, {
      unit: currency,
      placeholder: t('studio.auto.noLimit'),
      digits: decimals,
      parse: (text) => readLimit(text, decimals),
      problem: t('studio.badAmount'),
    })
  const bets = optionalField('bets', t('studio.auto.bets'), {
    placeholder: t('studio.auto.noLimit'),
    digits: 0,
    parse: readCount,
    problem: range('1', String(mostAutoBets)),
  })
  const onWin = raise('win', t('studio.auto.onWin'))
  const onLoss = raise('loss', t('studio.auto.onLoss'))
  const profit = money('profit', t('studio.auto.stopAtProfit'))
  const loss = money('most-loss', t('studio.auto.stopAtLoss'))
  const fields = [bets, onWin, onLoss, profit, loss]
  return {
    element: h(
      'fieldset',
      { class: 'auto-fields' },
      h('legend', { class: 'visually-hidden' }, t('studio.auto.automatic')),
      bets.element,
      raises && row(onWin, onLoss),
      row(profit, loss),
    ),
    read: () =>
      fields.every((one) => one.check())
        ? {
            bets: bets.value(),
            raiseOnWin: onWin.value(),
            raiseOnLoss: onLoss.value(),
            stopAtProfit: profit.value(),
            stopAtLoss: loss.value(),
          }
        : undefined,
    disable(disabled) {
      for (const one of fields) one.disable(disabled)
    },
  }
}

interface OptionalFieldOptions<Value> {
  readonly unit?: string
  readonly placeholder: string
  /** How many digits may follow the decimal point. */
  readonly digits: number
  readonly parse: (text: string) => Value | undefined
  /** What is said about a text that does not parse. */
  readonly problem: string
}

/** A field that may stay empty. */
function optionalField<Value>(
  name: string,
  label: string,
  { unit, placeholder, digits, parse, problem }: OptionalFieldOptions<Value>,
) {
  const { element, input, check, disable } = createNumberField({
    name: `auto-${name}`,
    label,
    placeholder,
    initial: '',
    ...(unit === undefined ? {} : { unit }),
    problem: (text) =>
      text.trim() === '' || parse(text) !== undefined ? undefined : typedProblem(text, digits, problem),
    onChange: () => {},
  })
  return { element, check, disable, value: () => parse(input.value) }
}

const range = (minimum: string, maximum: string): string => t('studio.field.range', { minimum, maximum })

const row = (...parts: readonly { readonly element: HTMLElement }[]): HTMLElement =>
  h('div', { class: 'option-row' }, ...parts.map(({ element }) => element))

function readCount(text: string): number | undefined {
  const reading = readTyped(text, 0)
  const count = reading.state === 'read' ? Number(reading.text) : 0
  return count >= 1 && count <= mostAutoBets ? count : undefined
}

function readRaise(text: string): number | undefined {
  const raise = readHundredths(text)
  return raise !== undefined && raise >= LEAST_RAISE && raise <= MOST_RAISE ? raise : undefined
}

function readLimit(text: string, decimals: number): Amount | undefined {
  const amount = typedAmount(text, decimals)
  return amount !== undefined && amount > 0n ? amount : undefined
}
