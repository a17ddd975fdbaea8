// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import type { VisibleWay } from '../../runtime/simulator/way-of-play.ts'
import { ratioOf } from './best-moves.ts'
import type { BlackjackBet } from './parts.ts'
import { BLACKJACK_RTP_PERCENT, PAIRS_RTP_PERCENT, THREE_RTP_PERCENT } from './stated-return.ts'

/** The best play of every hand without insurance, with the side bets as placed. */
export const blackjackWay: Required<VisibleWay<BlackjackBet>> = {
  words: () => t('studio.way.blackjack'),
  statedPercent(bet) {
    const { hand, pairs, three } = ratioOf(bet)
    const returned =
      Number(hand) * Number(BLACKJACK_RTP_PERCENT) +
      Number(pairs) * Number(PAIRS_RTP_PERCENT) +
      Number(three) * Number(THREE_RTP_PERCENT)
    return returned / Number(hand + pairs + three)
  },
}
