// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import {
  baccaratTotal,
  cardsOf,
  type BaccaratEvent,
  type BaccaratSpot,
  type BaccaratVariant,
} from './maths.ts'

/** A spot in words. */
export function spotName(spot: BaccaratSpot): string {
  switch (spot) {
    case 'player':
      return t('studio.baccarat.player')
    case 'banker':
      return t('studio.baccarat.banker')
    case 'tie':
      return t('studio.table.tie')
    case 'player-pair':
      return t('studio.baccarat.playerPair')
    case 'banker-pair':
      return t('studio.baccarat.bankerPair')
    case 'super-six':
      return t('studio.supersix.spot')
  }
}

const odds: Readonly<Record<BaccaratSpot, string>> = {
  player: '1:1',
  banker: '0.95:1',
  tie: '8:1',
  'player-pair': '11:1',
  'banker-pair': '11:1',
  'super-six': '12:1',
}

/** What a spot pays; without commission the banker has half for a win with six. */
export const oddsOf = (spot: BaccaratSpot, variant: BaccaratVariant): string =>
  spot === 'banker' && variant === 'superSix' ? '1:1 (6 = 1:2)' : odds[spot]

/** "Player 6, Banker 3" */
export function pointsOf(events: readonly BaccaratEvent[]): string {
  return (['player', 'banker'] as const)
    .map((side) => `${spotName(side)} ${baccaratTotal(cardsOf(events, side))}`)
    .join(', ')
}
