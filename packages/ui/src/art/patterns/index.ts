// SPDX-License-Identifier: Apache-2.0
import { bolts, rays, rings, stars, sun } from './light-patterns.ts'
import { caustics, dots, grid, scales, shards, stripes, tesserae } from './surface-patterns.ts'

/** All background patterns by name. */
export const patterns = {
  bolts,
  caustics,
  dots,
  grid,
  rays,
  rings,
  scales,
  shards,
  stars,
  stripes,
  sun,
  tesserae,
}

export type PatternName = keyof typeof patterns
