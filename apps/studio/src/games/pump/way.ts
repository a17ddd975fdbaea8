// SPDX-License-Identifier: Apache-2.0
import { rtpFor } from '../../fair/fair-odds.ts'
import { percentOf } from '../../fair/percent.ts'
import { t } from '../../runtime/texts.ts'
import type { WayOfPlay } from '../../runtime/simulator/way-of-play.ts'
import { pumpChance, type PumpBet } from './maths.ts'
import { PUMP_AGAIN } from './story.ts'

const PUMPS = 3

/** Three pumps, then the cash-out. */
export const pumpWay: WayOfPlay<PumpBet> = {
  next: ({ moves }) => (moves.length < PUMPS ? PUMP_AGAIN : undefined),
  words: () => t('studio.way.pump', { count: PUMPS }),
  statedPercent: (bet) => percentOf(rtpFor(pumpChance(bet, PUMPS))),
}
