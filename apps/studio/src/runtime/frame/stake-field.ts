// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { amountOfMillionths } from '@tessera/rules/money'
import type { SessionView } from '../../protocol.ts'
import { amountOf, groupMoney, writeMoney } from '../money.ts'
import { createCell, type Cell } from '../page/cell.ts'
import { h, on } from '../page/element.ts'
import { createNumberField } from '../page/number-field.ts'
import { t } from '../texts.ts'
import { typedAmount } from '../typed-numbers.ts'
import { typedProblem } from '../typed-problem.ts'
import { createQuickRow, type QuickStakes } from './quick-stakes.ts'

export interface StakeField {
  readonly element: HTMLElement
  /** The entered stake, if it is valid. */
  readonly amount: Pick<Cell<Amount>, 'get' | 'watch'>
  /** The stake to bet; undefined if it is invalid, which is then reported. */
  readonly take: () => Amount | undefined
  /** Enters a stake, as near as the limits allow. */
  readonly set: (amount: bigint) => void
  readonly minimum: Amount
  readonly maximum: Amount
  readonly disable: (disabled: boolean) => void
  /** Shows a stake that cannot be changed, until it is released with undefined. */
  readonly fix: (amount: Amount | undefined) => void
}

/** The first stake offered: ten times the smallest. */
const FIRST_STAKE = 10n

/** The field for a stake within the limits of the session. */
export function createStakeField(
  { limits, currency, decimals }: Pick<SessionView, 'limits' | 'currency' | 'decimals'>,
  quickStakes: QuickStakes,
): StakeField {
  const minimum = amountOf(limits.minimumStake)
  const maximum = amountOf(limits.maximumStake)
  const amount = createCell(amountOfMillionths(minimum * FIRST_STAKE))
  const problem = (text: string): string | undefined => {
    const read = typedAmount(text, decimals)
    if (read === undefined) return typedProblem(text, decimals, t('studio.badAmount'))
    if (read < minimum) return t('studio.stakeTooSmall', { minimum: groupMoney(limits.minimumStake) })
    if (read > maximum) return t('studio.stakeTooLarge', { maximum: groupMoney(limits.maximumStake) })
    return undefined
  }
  const field = createNumberField({
    label: t('studio.stake'),
    name: 'stake',
    unit: currency,
    initial: writeMoney(amount.get(), decimals),
    problem,
    onChange: (text) => amount.set(typedAmount(text, decimals)!),
  })
  const set = (wanted: bigint) => {
    const whole = wanted - (wanted % 10n ** BigInt(6 - decimals))
    amount.set(amountOfMillionths(whole < minimum ? minimum : whole > maximum ? maximum : whole))
    field.input.value = writeMoney(amount.get(), decimals)
    field.check()
  }
  const change = (numerator: bigint, denominator: bigint) => () =>
    set((amount.get() * numerator) / denominator)
  const half = changeButton('½', t('studio.stake.half'), 'a', change(1n, 2n))
  const double = changeButton('2×', t('studio.stake.double'), 's', change(2n, 1n))
  field.element.querySelector('.field-box')?.append(half, double)
  const quick = createQuickRow(quickStakes, decimals, { minimum, maximum, set })
  let [isDisabled, fixed] = [false, false]
  let own = amount.get()
  const show = () => {
    field.disable(isDisabled || fixed)
    half.disabled = isDisabled || fixed
    double.disabled = isDisabled || fixed
    quick.disable(isDisabled || fixed)
  }
  return {
    element: h('div', { class: 'option-stack' }, field.element, quick.element),
    amount,
    take: () => (field.check() ? amount.get() : undefined),
    set,
    minimum,
    maximum,
    disable(disabled) {
      isDisabled = disabled
      show()
    },
    fix(wanted) {
      if (wanted === undefined && !fixed) return
      if (!fixed) own = amount.get()
      fixed = wanted !== undefined
      amount.set(wanted ?? own)
      field.input.value = writeMoney(amount.get(), decimals)
      field.check()
      show()
    },
  }
}

function changeButton(face: string, label: string, key: string, run: () => void): HTMLButtonElement {
  return on(
    h(
      'button',
      { type: 'button', class: 'field-button', dir: 'ltr', 'data-key': key, 'aria-label': label },
      face,
    ),
    { click: run },
  )
}
