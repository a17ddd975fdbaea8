// SPDX-License-Identifier: Apache-2.0
import { createRoads } from '../../runtime/room/roads/create-roads.ts'
import type { RoadOutcome } from '../../runtime/room/roads/outcome.ts'
import type { RoomHistory } from '../../runtime/room/room-parts.ts'
import { t } from '../../runtime/texts.ts'
import { baccaratGame, baccaratTotal, cardsOf, type BaccaratEvent } from './maths.ts'

/** The banker is red; the bead has the points of the winner. */
export function outcomeOfBaccarat(events: readonly BaccaratEvent[]): RoadOutcome {
  const { winner, playerPair, bankerPair } = baccaratGame.judge(events)
  const hand = cardsOf(events, winner === 'player' ? 'player' : 'banker')
  const points = baccaratTotal(hand)
  return {
    winner: winner === 'tie' ? 'tie' : winner === 'banker' ? 'red' : 'blue',
    natural: winner !== 'tie' && hand.length === 2 && points >= 8,
    redPair: bankerPair,
    bluePair: playerPair,
    label: String(points),
  }
}

/** The roads of baccarat. */
export const historyOfBaccarat = (): RoomHistory =>
  createRoads<'baccarat'>({
    sides: {
      red: t('studio.baccarat.banker'),
      blue: t('studio.baccarat.player'),
      tie: t('studio.table.tie'),
      redPair: t('studio.baccarat.bankerPair'),
      bluePair: t('studio.baccarat.playerPair'),
      natural: t('studio.room.roads.natural'),
    },
    outcomeOf: outcomeOfBaccarat,
  })
