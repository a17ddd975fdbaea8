// SPDX-License-Identifier: Apache-2.0
import type { Dot, Layer } from '../layer.ts'
import { limb, oval, together } from '../shapes.ts'
import { clear, darker, lighter } from '../tints.ts'

/** A limb with suckers. */
export const arm = (dots: readonly Dot[], from: number, to: number, colour: string): Layer[] => {
  const path = limb(dots, from, to)
  return [
    {
      path,
      fill: {
        from: [0, dots[0]![1] - 60],
        to: [0, dots[0]![1] + 90],
        stops: [lighter(colour, 0.2), colour, darker(colour, 0.3)],
      },
      line: { colour: darker(colour, 0.6), width: 3 },
    },
    {
      path: together(
        ...dots
          .slice(1)
          .map(([x, y], index) =>
            oval(x, y, Math.max(1.6, (from - ((from - to) * (index + 1)) / dots.length) * 0.2)),
          ),
      ),
      fill: clear('#fff0e6', 0.75),
      within: path,
    },
  ]
}
