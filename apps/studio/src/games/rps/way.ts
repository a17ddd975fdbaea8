// SPDX-License-Identifier: Apache-2.0
import { rtpFor } from '../../fair/fair-odds.ts'
import { percentOf } from '../../fair/percent.ts'
import { t } from '../../runtime/texts.ts'
import type { WayOfPlay } from '../../runtime/simulator/way-of-play.ts'
import { RPS_SIGNS, rpsChance, type RpsBet } from './maths.ts'
import { winsOf } from './story.ts'

const WINS = 3

/** Rock until three wins, draws thrown again, then the cash-out. */
export const rpsWay: WayOfPlay<RpsBet> = {
  next: ({ moves }) => (winsOf(moves) < WINS ? RPS_SIGNS.rock : undefined),
  words: () => t('studio.way.rps', { count: WINS }),
  statedPercent: () => percentOf(rtpFor(rpsChance(WINS))),
}
