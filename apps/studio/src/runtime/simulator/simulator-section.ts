// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { GameCode } from '../../protocol.ts'
import { groupMoney } from '../money.ts'
import type { Cell } from '../page/cell.ts'
import { h, on, setText } from '../page/element.ts'
import type { Theme } from '../page/theme.ts'
import { t } from '../texts.ts'
import type { ReturnPoint } from './draw-return.ts'
import type { Simulate, SimulationOf } from './simulate.ts'
import { returnOf, type Totals } from './totals.ts'

const ROUNDS = 1_000_000

export interface SimulatorOptions {
  readonly simulate: Simulate
  /** What is chosen on the page; undefined if something there is invalid. */
  readonly chosen: () => SimulationOf<GameCode> | undefined
  /** How it plays, in words. */
  readonly words: () => string | undefined
  /** The stated return in per cent, for what is chosen. */
  readonly statedPercent: () => number | undefined
  readonly theme: Cell<Theme>
}

/** Plays a million rounds beside the page, and shows what comes out against what is stated. */
export function simulatorSection({ simulate, chosen, words, statedPercent, theme }: SimulatorOptions): {
  readonly element: HTMLElement
  readonly stop: () => void
} {
  const figures = createFigures()
  const chart = h('div', {
    class: 'stats-chart',
    role: 'img',
    'aria-label': t('studio.simulator.chart'),
    hidden: true,
  })
  const way = h('span', {}, words() ?? '')
  const verdict = h('p', { class: 'simulator-verdict', role: 'status' })
  let end: (() => void) | undefined
  let draw: ((line: readonly ReturnPoint[], stated: number) => void) | undefined
  const stop = () => {
    end?.()
    end = undefined
    setText(button, t('studio.simulator.play'))
  }
  const fail = () => {
    stop()
    setText(verdict, t('studio.simulator.failed'))
  }
  const play = async () => {
    const simulation = chosen()
    const stated = statedPercent()
    if (!simulation || stated === undefined) return
    setText(verdict, '')
    setText(way, words() ?? '')
    setText(button, t('studio.simulator.stop'))
    const { drawReturn } = await import('./draw-return.ts')
    chart.hidden = false
    draw ??= drawReturn(chart, theme)
    const line: ReturnPoint[] = []
    end = simulate(simulation, ROUNDS, {
      onFailure: fail,
      onTotals(totals) {
        line.push({ rounds: totals.rounds, percent: 100 * returnOf(totals).mean })
        figures.show(totals, stated)
        draw?.(line, stated)
        if (totals.rounds < ROUNDS) return
        stop()
        setText(verdict, verdictOf(totals, stated))
      },
    })
  }
  const button = on(h('button', { type: 'button', class: 'plain-button' }, t('studio.simulator.play')), {
    click: () => (end ? stop() : void play().catch(fail)),
  })
  return {
    element: h(
      'section',
      { class: 'simulator' },
      h('h3', {}, t('studio.simulator.title')),
      h('p', { class: 'quiet' }, t('studio.simulator.about')),
      h('p', { class: 'simulator-way' }, h('strong', {}, `${t('studio.way.title')}: `), way),
      button,
      figures.element,
      chart,
      verdict,
    ),
    stop,
  }
}

function createFigures(): {
  readonly element: HTMLElement
  readonly show: (totals: Totals, stated: number) => void
} {
  const names = [
    t('studio.simulator.rounds'),
    t('studio.simulator.stated'),
    t('studio.simulator.measured'),
    t('studio.simulator.hits'),
    t('studio.simulator.most'),
  ]
  const values = names.map(() => h('bdi', { dir: 'ltr' }))
  const element = h(
    'dl',
    { class: 'stats-figures', hidden: true },
    ...names.map((name, index) => h('div', {}, h('dt', {}, name), h('dd', {}, values[index]!))),
  )
  return {
    element,
    show(totals, stated) {
      element.hidden = false
      const { mean, band } = returnOf(totals)
      const visible = [
        groupMoney(String(totals.rounds)),
        `${stated.toFixed(4)} %`,
        `${(100 * mean).toFixed(3)} % ± ${(100 * band).toFixed(3)}`,
        `${((100 * totals.hits) / totals.rounds).toFixed(2)} %`,
        `${groupMoney(formatMultiplier(totals.most))}×`,
      ]
      for (const [index, text] of visible.entries()) setText(values[index]!, text)
    },
  }
}

function verdictOf(totals: Totals, stated: number): string {
  const { mean, band } = returnOf(totals)
  const isWithin = Math.abs(100 * mean - stated) <= 100 * band
  return t(isWithin ? 'studio.simulator.within' : 'studio.simulator.outside', {
    band: (100 * band).toFixed(3),
  })
}
