// SPDX-License-Identifier: Apache-2.0
import type { DrawingRandom } from '../drawing-random.ts'
import type { Canvas } from '../drawing.ts'
import type { Palette } from '../palette.ts'

/**
 * Draws the flat layer behind the scene. May use the shared gradients `beam` and `disc` and the filter
 * `soft`.
 */
export type Pattern = (canvas: Canvas, palette: Palette, random: DrawingRandom) => string
