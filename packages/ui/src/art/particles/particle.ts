// SPDX-License-Identifier: Apache-2.0
import type { DrawingRandom } from '../drawing-random.ts'
import type { Palette } from '../palette.ts'

/** Draws one small thing around the origin, about `size` in radius. */
export type Particle = (size: number, palette: Palette, random: DrawingRandom) => string
