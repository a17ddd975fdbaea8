// SPDX-License-Identifier: Apache-2.0
import type UPlot from 'uplot'

/** A colour of the page's theme, by its token. */
export const colourOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim()

/** What all axes of charts have in common. */
export function axisOf(): UPlot.Axis {
  return {
    stroke: colourOf('--muted'),
    grid: { stroke: colourOf('--line'), width: 1 },
    ticks: { show: false },
    font: '11px "Figtree Variable", sans-serif',
  }
}
