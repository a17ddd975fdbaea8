// SPDX-License-Identifier: Apache-2.0
import 'uplot/dist/uPlot.min.css'
import UPlot from 'uplot'
import type { Cell } from '../page/cell.ts'
import type { Theme } from '../page/theme.ts'
import { axisOf, colourOf } from '../stats/plot-style.ts'

const HEIGHT = 132

/** The return of all rounds so far. */
export interface ReturnPoint {
  readonly rounds: number
  readonly percent: number
}

/** Draws the return as the rounds add up, and the stated one as a straight line. */
export function drawReturn(
  container: HTMLElement,
  theme: Cell<Theme>,
): (line: readonly ReturnPoint[], statedPercent: number) => void {
  let plot: UPlot | undefined
  let current: UPlot.AlignedData = [[0], [null], [0]]
  const width = () => Math.max(1, container.clientWidth)
  const make = () => {
    plot?.destroy()
    plot = new UPlot(optionsOf(width()), current, container)
  }
  theme.watch(() => plot && make())
  new ResizeObserver(() => plot?.setSize({ width: width(), height: HEIGHT })).observe(container)
  return (line, stated) => {
    current = [line.map(({ rounds }) => rounds), line.map(({ percent }) => percent), line.map(() => stated)]
    if (plot) plot.setData(current)
    else make()
  }
}

function optionsOf(width: number): UPlot.Options {
  const axis = axisOf()
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false } },
    axes: [
      { ...axis, size: 24, values: (_plot, splits) => splits.map((split) => split.toLocaleString('en')) },
      {
        ...axis,
        size: 56,
        values: (_plot, splits) => splits.map((split) => `${split.toLocaleString('en')} %`),
      },
    ],
    series: [
      {},
      { stroke: colourOf('--brand'), width: 2, points: { show: false } },
      { stroke: colourOf('--muted'), width: 1, dash: [4, 4], points: { show: false } },
    ],
  }
}
