// SPDX-License-Identifier: Apache-2.0
import { cardName } from '../../runtime/cards/card.ts'
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { BACCARAT_SPOTS, baccaratGame, type BaccaratResult } from './maths.ts'
import { spotName, pointsOf } from './names.ts'

/** Baccarat, recomputed. */
export const baccaratCheck = tableCheck<'baccarat', BaccaratResult>({
  game: baccaratGame,
  initial: 'banker 1, tie 0.50',
  nameOf: (spot) => spotName(BACCARAT_SPOTS.find((known) => known === spot)!),
  outcome: (events) => [
    { name: t('studio.verify.shoe'), value: events.map(({ card }) => cardName(card)).join(' ') },
    { name: t('studio.baccarat.points'), value: pointsOf(events) },
  ],
})
