// SPDX-License-Identifier: Apache-2.0
import { percentOf } from '../../fair/percent.ts'
import { t } from '../../runtime/texts.ts'
import type { WayOfPlay } from '../../runtime/simulator/way-of-play.ts'
import { minesRtp, safeTiles, type MinesBet } from './maths.ts'

const TILES = 3
const tilesOf = (bet: MinesBet): number => Math.min(TILES, safeTiles(bet))

/** Three tiles from the top left, then the cash-out; fewer where a field has fewer without a mine. */
export const minesWay: WayOfPlay<MinesBet> = {
  next: ({ bet, moves }) => (moves.length < tilesOf(bet) ? moves.length : undefined),
  words: (bet) => t('studio.way.mines', { count: tilesOf(bet) }),
  statedPercent: (bet) => percentOf(minesRtp(bet, tilesOf(bet))),
}
