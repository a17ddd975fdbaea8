// SPDX-License-Identifier: Apache-2.0
import { rtpFor } from '../../fair/fair-odds.ts'
import { percentOf } from '../../fair/percent.ts'
import { t } from '../../runtime/texts.ts'
import type { WayOfPlay } from '../../runtime/simulator/way-of-play.ts'
import { FLIP_SIDES, flipChance, type FlipBet } from './maths.ts'

const CALLS = 3

/** Heads three times, then the cash-out. */
export const flipWay: WayOfPlay<FlipBet> = {
  next: ({ moves }) => (moves.length < CALLS ? FLIP_SIDES.heads : undefined),
  words: () => t('studio.way.flip', { count: CALLS }),
  statedPercent: () => percentOf(rtpFor(flipChance(CALLS))),
}
