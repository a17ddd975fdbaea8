// SPDX-License-Identifier: Apache-2.0
import { rtpFor } from '../../fair/fair-odds.ts'
import { percentOf } from '../../fair/percent.ts'
import { t } from '../../runtime/texts.ts'
import type { WayOfPlay } from '../../runtime/simulator/way-of-play.ts'
import { chickenChance, type ChickenBet } from './maths.ts'
import { CHICKEN_GO } from './story.ts'

const CROSSED = 3

/** Three lanes, then the cash-out. */
export const chickenWay: WayOfPlay<ChickenBet> = {
  next: ({ moves }) => (moves.length < CROSSED ? CHICKEN_GO : undefined),
  words: () => t('studio.way.chicken', { count: CROSSED }),
  statedPercent: (bet) => percentOf(rtpFor(chickenChance(bet, CROSSED))),
}
