// SPDX-License-Identifier: Apache-2.0
import type { TableBet, SessionView } from '../../protocol.ts'
import { groupHundredths } from '../../runtime/hundredths.ts'
import { amountOf, groupMoney } from '../../runtime/money.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { icon } from '../../runtime/page/icons.ts'
import { t } from '../../runtime/texts.ts'

const VISIBLE = 40

/** Everybody at the table: own bet first, then by stake. */
export function createBetsList({ currency }: Pick<SessionView, 'currency'>) {
  const count = h('span', {})
  const robots = h('p', { class: 'quiet', hidden: true }, t('studio.crash.robots'))
  const list = h('ol', { class: 'table-bets' })
  const order = (left: TableBet, right: TableBet) =>
    Number(right.mine) - Number(left.mine) ||
    Number(left.robot) - Number(right.robot) ||
    Number(right.currency === currency) - Number(left.currency === currency) ||
    (amountOf(right.stake) > amountOf(left.stake) ? 1 : -1)
  return {
    element: h(
      'section',
      { class: 'table-bets-box', 'aria-label': t('studio.crash.bets') },
      h('h2', { class: 'table-bets-head' }, icon('people'), count),
      list,
      robots,
    ),
    show(tableBets: readonly TableBet[]) {
      const bets = tableBets.filter(({ robot }) => !robot).length
      const hasRobots = bets < tableBets.length
      robots.hidden = !hasRobots
      setText(
        count,
        bets === 0 && hasRobots ? t('studio.crash.onlyRobots') : t('studio.crash.betCount', { bets }),
      )
      list.replaceChildren(...tableBets.toSorted(order).slice(0, VISIBLE).map(rowOf))
    },
  }
}

function nameOf({ mine, robot, alias }: TableBet): string {
  if (mine) return t('studio.crash.you')
  return robot ? t('studio.crash.robot', { name: alias }) : alias
}

function rowOf(tableBet: TableBet): HTMLElement {
  const left = tableBet.leftAtHundredths
  return h(
    'li',
    {
      class: 'table-bet',
      'data-robot': tableBet.robot,
      'data-left': left !== null,
      'data-mine': tableBet.mine,
    },
    h('span', { class: 'table-bet-name' }, nameOf(tableBet)),
    h('span', { class: 'table-bet-point' }, left === null ? '' : `${groupHundredths(left)}×`),
    h(
      'span',
      { class: 'table-bet-money' },
      `${groupMoney(tableBet.payout ?? tableBet.stake)} ${tableBet.currency}`,
    ),
  )
}
