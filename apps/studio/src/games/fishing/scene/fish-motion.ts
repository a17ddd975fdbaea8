// SPDX-License-Identifier: Apache-2.0
import type { Motion } from '../art/fish-art.ts'

/** Points of the mesh of a fish, along and across it. */
export const ACROSS = 3
export const ALONG = 11

/** A wave that runs through a fish: `phase` in radians, `wide` and `high` of its picture. Writes the points of its mesh. */
export function bend(
  points: Float32Array,
  rest: Float32Array,
  { motion, phase, wide, high }: { motion: Motion; phase: number; wide: number; high: number },
): void {
  for (let index = 0; index < rest.length; index += 2) {
    const [x, y] = [rest[index]!, rest[index + 1]!]
    // 0 at the head, 1 at the tail.
    const back = 1 - x / wide
    const side = (y / high) * 2 - 1
    switch (motion) {
      case 'swim':
        points[index] = x + Math.cos(phase - back * 3) * back * back * wide * 0.016
        points[index + 1] = y + Math.sin(phase - back * 3.4) * back * back * high * 0.15
        break
      case 'wind':
        points[index] = x
        points[index + 1] = y + Math.sin(phase * 0.7 - back * 7) * (0.05 + back * 0.11) * high
        break
      case 'beat':
        points[index] = x - Math.abs(side) * (Math.sin(phase * 0.55) * 0.5 + 0.5) * wide * 0.05
        points[index + 1] =
          high / 2 + (y - high / 2) * (1 - (Math.sin(phase * 0.55) * 0.5 + 0.5) * 0.26 * Math.abs(side))
        break
      case 'pulse': {
        const beat = Math.sin(phase * 0.5)
        const low = (side + 1) / 2
        points[index] =
          wide / 2 +
          (x - wide / 2) * (1 + beat * 0.05 * (1 - low)) +
          Math.sin(phase * 0.6 + low * 3) * low * wide * 0.03
        points[index + 1] = y - beat * high * 0.025 * (1 - low)
        break
      }
      case 'rock':
        points[index] = x + Math.sin(phase * 0.5 + back * 2) * wide * 0.008
        points[index + 1] = y + Math.sin(phase * 0.5 + back * 3) * high * 0.02 * (0.3 + Math.abs(side))
        break
    }
  }
}
