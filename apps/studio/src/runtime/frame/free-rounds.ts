// SPDX-License-Identifier: Apache-2.0
import type { FreeRoundsView, SessionView } from '../../protocol.ts'
import { amountOf, groupMoney } from '../money.ts'
import { createChoices } from '../page/choices.ts'
import { h, setText } from '../page/element.ts'
import { t } from '../texts.ts'
import type { StakeField } from './stake-field.ts'

export interface FreeRoundsField {
  readonly element: HTMLElement
  /** The free rounds that pay for the next bet; undefined: the player stakes money. */
  readonly chosen: () => FreeRoundsView | undefined
  /** The next bets take the player's own money, until they choose otherwise. */
  readonly payOwn: () => void
  readonly disable: (disabled: boolean) => void
  /** What the server has for the player now. */
  readonly show: (freeRounds: FreeRoundsView | null) => void
}

/** Offers the player's free rounds: how many are left at which stake, and whether the next bet is one of them. */
export function createFreeRoundsField(
  { currency, freeRounds }: Pick<SessionView, 'currency' | 'freeRounds'>,
  stake: StakeField,
): FreeRoundsField {
  let current: FreeRoundsView | null = null
  const left = h('p', { class: 'free-rounds-left', role: 'status', 'data-free-rounds': true })
  const choices = createChoices<'free' | 'own'>(
    t('studio.freeRounds.pay'),
    [
      { value: 'free', label: t('studio.freeRounds') },
      { value: 'own', label: t('studio.balance') },
    ],
    'free',
    () => apply(),
  )
  const element = h('div', { class: 'free-rounds', hidden: true }, left, choices.element)
  const chosen = () => (current && choices.value() === 'free' ? current : undefined)
  const apply = () => {
    const free = chosen()
    stake.fix(free && amountOf(free.stake))
  }
  const show = (next: FreeRoundsView | null) => {
    current = next
    element.hidden = !next
    setText(
      left,
      next ? t('studio.freeRounds.left', { count: next.left, stake: groupMoney(next.stake), currency }) : '',
    )
    apply()
  }
  show(freeRounds)
  return {
    element,
    chosen,
    show,
    payOwn() {
      choices.choose('own')
      apply()
    },
    disable: choices.disable,
  }
}
