// SPDX-License-Identifier: Apache-2.0
import UPlot from 'uplot'
import { axisOf, colourOf } from './plot-style.ts'
import type { ProfitPoint } from './session-stats.ts'

const HEIGHT = 132
const MILLION = 1_000_000

/** Draws the line of the profit as wide as its container; returns what draws it again, anew after a change of theme. */
export function drawProfit(
  container: HTMLElement,
  decimals: number,
): (line: readonly ProfitPoint[], anew?: boolean) => void {
  let plot: UPlot | undefined
  let current: UPlot.AlignedData = [[0], [0]]
  const make = () => {
    plot?.destroy()
    const width = Math.max(1, container.clientWidth)
    plot = new UPlot(optionsOf(width, decimals), current, container)
  }
  new ResizeObserver(() =>
    plot?.setSize({ width: Math.max(1, container.clientWidth), height: HEIGHT }),
  ).observe(container)
  return (line, anew = false) => {
    // The first point is where the player began.
    current = [
      [0, ...line.map(({ bet }) => bet)],
      // Only a picture: the figures beside it are exact.
      [0, ...line.map(({ profit }) => Number(profit) / MILLION)],
    ]
    if (!plot || anew) make()
    else plot.setData(current)
  }
}

function optionsOf(width: number, decimals: number): UPlot.Options {
  const axis = axisOf()
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false } },
    axes: [
      { ...axis, size: 24, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] },
      {
        ...axis,
        size: 56,
        values: (_plot, splits) =>
          splits.map((split) => split.toLocaleString('en', { maximumFractionDigits: decimals })),
      },
    ],
    series: [{}, { stroke: colourOf('--brand'), width: 2, points: { show: false } }],
  }
}
