// SPDX-License-Identifier: Apache-2.0
import { rtpFor } from '../../fair/fair-odds.ts'
import { percentOf } from '../../fair/percent.ts'
import { t } from '../../runtime/texts.ts'
import type { WayOfPlay } from '../../runtime/simulator/way-of-play.ts'
import { towerChance, type TowerBet } from './maths.ts'

const FLOORS = 3

/** The first tile of three floors, then the cash-out. */
export const towerWay: WayOfPlay<TowerBet> = {
  next: ({ moves }) => (moves.length < FLOORS ? 0 : undefined),
  words: () => t('studio.way.tower', { count: FLOORS }),
  statedPercent: (bet) => percentOf(rtpFor(towerChance(bet, FLOORS))),
}
