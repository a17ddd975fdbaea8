// SPDX-License-Identifier: Apache-2.0
import type { Seat, SessionView } from '../../protocol.ts'
import { groupHundredths } from '../../runtime/hundredths.ts'
import { amountOf, groupMoney } from '../../runtime/money.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { icon } from '../../runtime/page/icons.ts'
import { t } from '../../runtime/texts.ts'

const SHOWN = 40

/** Everybody at the table: own bet first, then by stake. */
export function createSeatsList({ currency }: Pick<SessionView, 'currency'>) {
  const count = h('span', {})
  const list = h('ol', { class: 'seats' })
  const order = (left: Seat, right: Seat) =>
    Number(right.mine) - Number(left.mine) ||
    Number(right.currency === currency) - Number(left.currency === currency) ||
    (amountOf(right.stake) > amountOf(left.stake) ? 1 : -1)
  return {
    element: h(
      'section',
      { class: 'seats-box', 'aria-label': t('studio.crash.seats') },
      h('h2', { class: 'seats-head' }, icon('people'), count),
      list,
    ),
    show(seats: readonly Seat[]) {
      setText(count, t('studio.crash.seatCount', { seats: seats.length }))
      list.replaceChildren(...seats.toSorted(order).slice(0, SHOWN).map(rowOf))
    },
  }
}

function rowOf(seat: Seat): HTMLElement {
  const left = seat.leftAtHundredths
  return h(
    'li',
    { class: 'seat', 'data-left': left !== null, 'data-mine': seat.mine },
    h('span', { class: 'seat-name' }, seat.mine ? t('studio.crash.you') : seat.alias),
    h('span', { class: 'seat-point' }, left === null ? '' : `${groupHundredths(left)}×`),
    h('span', { class: 'seat-money' }, `${groupMoney(seat.payout ?? seat.stake)} ${seat.currency}`),
  )
}
