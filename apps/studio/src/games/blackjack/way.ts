// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import type { VisibleWay } from '../../runtime/simulator/way-of-play.ts'
import { BLACKJACK_RTP_PERCENT } from './stated-return.ts'
import type { BlackjackBet } from './story.ts'

/** The best play of every hand without insurance. */
export const blackjackWay: Required<VisibleWay<BlackjackBet>> = {
  words: () => t('studio.way.blackjack'),
  statedPercent: () => Number(BLACKJACK_RTP_PERCENT),
}
