// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { GameHost } from '../../runtime/game-host.ts'
import { showAmount, writeMoney } from '../../runtime/money.ts'
import { createChoices } from '../../runtime/page/choices.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { createNumberField } from '../../runtime/page/number-field.ts'
import { t } from '../../runtime/texts.ts'
import { typedAmount } from '../../runtime/typed-numbers.ts'
import { typedProblem } from '../../runtime/typed-problem.ts'
import { isPlain, sumOfParts, type BlackjackBet } from './parts.ts'

const hands = ['1', '2', '3'] as const

/** Number of hands and side bets of each, with the sum of it all. */
export interface PartsFields {
  readonly element: HTMLElement
  /** What is staked on what; the entered stake lies on each hand. */
  readonly bet: () => BlackjackBet
  readonly total: () => Amount
  /** False if a side bet is invalid, which its field then reports. */
  readonly check: () => boolean
  /** Shows the parts of a round that is resumed or shown again. */
  readonly follow: (bet: BlackjackBet) => void
  readonly disable: (disabled: boolean) => void
}

export function createPartsFields(host: GameHost<'blackjack'>): PartsFields {
  const { session, stake, freeRounds } = host
  const count = createChoices(
    t('studio.blackjack.hands'),
    hands.map((value) => ({ value, label: value })),
    '1',
    () => show(),
  )
  const pairs = sideField(host, 'pairs', t('studio.blackjack.pairs'), () => show())
  const three = sideField(host, 'three', t('studio.blackjack.three'), () => show())
  const total = h('bdi', { class: 'blackjack-sum', dir: 'ltr' })
  const bet = (): BlackjackBet => {
    const placed = { pairs: pairs.amount(), three: three.amount() }
    const isOneHand = count.value() === '1' && placed.pairs + placed.three === 0n
    if (freeRounds.chosen() || isOneHand) return {}
    const written = (amount: Amount) => writeMoney(amount, session.decimals)
    return {
      hands: Number(count.value()),
      hand: written(stake.amount.get()),
      ...(placed.pairs > 0n && { pairs: written(placed.pairs) }),
      ...(placed.three > 0n && { three: written(placed.three) }),
    }
  }
  const sum = (): Amount =>
    isPlain(bet())
      ? stake.amount.get()
      : amountOfMillionths(
          sumOfParts({
            hands: Number(count.value()),
            hand: stake.amount.get(),
            pairs: pairs.amount(),
            three: three.amount(),
          }),
        )
  const show = () => setText(total, `${showAmount(sum(), session.decimals)} ${session.currency}`)
  stake.amount.watch(show)
  show()
  return {
    element: h(
      'div',
      { class: 'option-stack blackjack-parts' },
      h('div', { class: 'blackjack-part-row' }, count.element, pairs.element, three.element),
      h('p', { class: 'blackjack-total-stake' }, h('span', {}, t('studio.table.total')), total),
    ),
    bet,
    total: sum,
    check: () => pairs.check() && three.check(),
    follow(placed) {
      count.choose(hands.find((value) => value === String(placed.hands)) ?? '1')
      pairs.enter(placed.pairs)
      three.enter(placed.three)
      show()
    },
    disable(disabled) {
      for (const field of [count, pairs, three]) field.disable(disabled)
    },
  }
}

/** A side bet of each hand, which may stay empty. */
function sideField(
  { session: { decimals } }: Pick<GameHost<'blackjack'>, 'session'>,
  name: string,
  label: string,
  changed: () => void,
) {
  const read = (text: string): Amount | undefined => (text.trim() === '' ? zero : typedAmount(text, decimals))
  let amount = zero
  const field = createNumberField({
    label,
    name,
    initial: '',
    placeholder: '–',
    problem: (text) =>
      read(text) === undefined ? typedProblem(text, decimals, t('studio.badAmount')) : undefined,
    onChange(text) {
      amount = read(text)!
      changed()
    },
  })
  return {
    element: field.element,
    amount: () => amount,
    check: field.check,
    disable: field.disable,
    enter(written: string | undefined) {
      amount = read(written ?? '') ?? zero
      field.show(written ?? '')
    },
  }
}
