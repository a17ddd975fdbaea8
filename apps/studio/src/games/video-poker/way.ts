// SPDX-License-Identifier: Apache-2.0
import { percentOf } from '../../fair/percent.ts'
import { t } from '../../runtime/texts.ts'
import type { VisibleWay } from '../../runtime/simulator/way-of-play.ts'
import type { PokerTable } from './pay-tables.ts'
import { pokerRtp } from './stated-return.ts'
import type { PokerBet } from './story.ts'

/** The best hold of every hand. */
export const pokerWay = (table: PokerTable): Required<VisibleWay<PokerBet>> => ({
  words: () => t('studio.way.poker'),
  statedPercent: () => percentOf(pokerRtp(table)),
})
