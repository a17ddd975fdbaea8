// SPDX-License-Identifier: Apache-2.0
import 'uplot/dist/uPlot.min.css'
import type { SessionView } from '../../protocol.ts'
import { showAmount } from '../money.ts'
import type { Cell } from '../page/cell.ts'
import { h, on, setText } from '../page/element.ts'
import type { Theme } from '../page/theme.ts'
import { t } from '../texts.ts'
import { drawProfit } from './draw-profit.ts'
import type { SessionStats } from './session-stats.ts'

const TABLE_ROWS = 20

export interface StatsPanelOptions {
  readonly stats: Cell<SessionStats>
  readonly session: Pick<SessionView, 'currency' | 'decimals'>
  readonly theme: Cell<Theme>
  readonly reset: () => void
}

/** Shows the figures, the line of the profit, and the same as a table for those who cannot see it. */
export function showStats(body: HTMLElement, { stats, session, theme, reset }: StatsPanelOptions): void {
  const { currency, decimals } = session
  const money = (amount: bigint & SessionStats['profit']) => `${showAmount(amount, decimals)} ${currency}`
  const figures: readonly (readonly [string, (now: SessionStats) => string])[] = [
    [t('studio.stats.profit'), ({ profit }) => money(profit)],
    [t('studio.stats.wagered'), ({ wagered }) => money(wagered)],
    [t('studio.stats.bets'), ({ bets }) => String(bets)],
    [t('studio.stats.best'), ({ best }) => money(best)],
    [t('studio.stats.wins'), ({ wins }) => String(wins)],
    [t('studio.stats.losses'), ({ losses }) => String(losses)],
  ]
  const values = figures.map(() => h('bdi', { dir: 'ltr' }))
  const chart = h('div', { class: 'stats-chart', role: 'img', 'aria-label': t('studio.stats.chart') })
  const rows = h('tbody', {})
  body.replaceChildren(
    h('p', { class: 'quiet' }, t('studio.stats.about')),
    h(
      'dl',
      { class: 'stats-figures' },
      ...figures.map(([name], index) => h('div', {}, h('dt', {}, name), h('dd', {}, values[index]!))),
    ),
    chart,
    tableOf(rows),
    on(h('button', { type: 'button', class: 'small-button' }, t('studio.stats.reset')), { click: reset }),
  )
  const draw = drawProfit(chart, decimals)
  theme.watch(() => draw(stats.get().line, true))
  stats.watch((now) => {
    for (const [index, [, valueOf]] of figures.entries()) setText(values[index]!, valueOf(now))
    values[0]!.dataset['sign'] = now.profit > 0n ? 'plus' : now.profit < 0n ? 'minus' : 'none'
    rows.replaceChildren(
      ...now.line
        .slice(-TABLE_ROWS)
        .toReversed()
        .map(({ bet, profit }) => h('tr', {}, h('td', {}, String(bet)), h('td', {}, money(profit)))),
    )
    draw(now.line)
  })
}

function tableOf(rows: HTMLElement): HTMLElement {
  return h(
    'table',
    { class: 'visually-hidden' },
    h('caption', {}, t('studio.stats.table')),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, t('studio.stats.bets')),
        h('th', { scope: 'col' }, t('studio.stats.profit')),
      ),
    ),
    rows,
  )
}
