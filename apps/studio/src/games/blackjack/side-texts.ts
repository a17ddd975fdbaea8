// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { t } from '../../runtime/texts.ts'
import { PAIRS_PAY, THREE_PAYS, type PairResult, type ThreeResult } from './side-bets.ts'

export const pairTexts: Readonly<Record<Exclude<PairResult, 'none'>, TextKey>> = {
  perfect: 'studio.blackjack.pair.perfect',
  coloured: 'studio.blackjack.pair.coloured',
  mixed: 'studio.blackjack.pair.mixed',
}

export const threeTexts: Readonly<Record<Exclude<ThreeResult, 'none'>, TextKey>> = {
  suitedTrips: 'studio.blackjack.three.suitedTrips',
  straightFlush: 'studio.poker.straightFlush',
  trips: 'studio.poker.trips',
  straight: 'studio.poker.straight',
  flush: 'studio.poker.flush',
}

/** How a side bet ended, in words. */
export interface SideText {
  readonly text: string
  readonly won: boolean
}

/** What the side bets of a hand have won; a lost one is named as lost, one that was not placed is not named. */
export function sideTexts(sides: {
  readonly pairs?: PairResult | undefined
  readonly three?: ThreeResult | undefined
}): readonly SideText[] {
  const { pairs, three } = sides
  return [
    ...(pairs
      ? [
          sideTextOf(
            'studio.blackjack.pairs',
            pairs === 'none' ? undefined : pairTexts[pairs],
            PAIRS_PAY[pairs],
          ),
        ]
      : []),
    ...(three
      ? [
          sideTextOf(
            'studio.blackjack.three',
            three === 'none' ? undefined : threeTexts[three],
            THREE_PAYS[three],
          ),
        ]
      : []),
  ]
}

const sideTextOf = (bet: TextKey, result: TextKey | undefined, pays: number): SideText =>
  result
    ? { text: `${t(bet)}: ${t(result)} ${pays}:1`, won: true }
    : { text: `${t(bet)}: ${t('studio.blackjack.lost')}`, won: false }
