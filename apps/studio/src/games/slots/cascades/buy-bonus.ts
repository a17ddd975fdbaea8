// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { GameHost } from '../../../runtime/game-host.ts'
import { showAmount } from '../../../runtime/money.ts'
import { h, on, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import type { CascadeTitle } from './titles/index.ts'

export interface BuyBonus {
  /** Opens the question; undefined where nothing may be bought. */
  readonly button: HTMLElement | undefined
  readonly element: HTMLElement
  /** Offers to buy, or not while something is played. */
  readonly offer: (buy: (() => void) | undefined) => void
}

/**
 * The button that buys free spins, and the question that it asks first, because this takes many stakes at once.
 * Empty where the operator's brand does not allow it.
 */
export function createBuyBonus(
  host: Pick<GameHost<'slot'>, 'session' | 'stake' | 'freeRounds'>,
  { rules, par }: CascadeTitle,
): BuyBonus {
  const { buy } = rules
  const element = h('div', { class: 'cascade-buy' })
  if (!host.session.bonusBuy || !buy) return { button: undefined, element, offer: () => {} }
  let run: (() => void) | undefined
  const { decimals, currency } = host.session
  const price = () => showAmount(amountOfMillionths(host.stake.amount.get() * BigInt(buy.price)), decimals)
  const question = h('p', { id: 'cascade-buy-question' })
  const open = h('button', { type: 'button', class: 'plain-button cascade-buy-open' })
  const yes = h('button', { type: 'button', class: 'main-button' }, t('studio.cascade.buy'))
  const no = h('button', { type: 'button', class: 'plain-button' }, t('common.cancel'))
  const ask = h(
    'div',
    { class: 'cascade-buy-ask', role: 'group', 'aria-labelledby': question.id, hidden: true },
    question,
    h('div', { class: 'cascade-buy-answers' }, no, yes),
  )
  const close = () => {
    ask.hidden = true
    // Free rounds of the operator pay for spins only.
    open.hidden = run === undefined || host.freeRounds.chosen() !== undefined
  }
  on(open, {
    click() {
      const asked = t('studio.cascade.buyAsk', { spins: buy.spins, amount: price(), currency })
      const returns = t('studio.cascade.buyReturns', { percent: par.bought?.rtpPercent ?? '' })
      setText(question, `${asked} ${returns}`)
      ask.hidden = false
      open.hidden = true
      yes.focus()
    },
  })
  on(no, {
    click() {
      close()
      open.focus()
    },
  })
  on(yes, {
    click() {
      const chosen = run
      close()
      chosen?.()
    },
  })
  host.stake.amount.watch(() => {
    setText(open, `${t('studio.cascade.buy')} · ${price()} ${currency}`)
    // A question about another price would be out of date.
    close()
  })
  element.append(ask)
  return {
    button: open,
    element,
    offer(next) {
      run = next
      close()
    },
  }
}
