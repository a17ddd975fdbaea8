// SPDX-License-Identifier: Apache-2.0
import type { Dot, Layer } from '../layer.ts'
import { corners, together } from '../shapes.ts'

/** A row of teeth along a jaw. */
export const teeth = (from: Dot, to: Dot, count: number, long: number): Layer => ({
  path: together(
    ...Array.from({ length: count }, (_, index) => {
      const at = (share: number): Dot => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ]
      const [a, b] = [at(index / count), at((index + 1) / count)]
      return corners([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + long]])
    }),
  ),
  fill: '#ffffff',
})
