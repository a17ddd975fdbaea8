// SPDX-License-Identifier: Apache-2.0
import { cardName } from '../../runtime/cards/card.ts'
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { BACCARAT_PLACES, baccaratGame, type BaccaratResult } from './maths.ts'
import { placeName, pointsOf } from './names.ts'

/** Baccarat, recomputed. */
export const baccaratCheck = tableCheck<'baccarat', BaccaratResult>({
  game: baccaratGame,
  initial: 'banker 1, tie 0.50',
  nameOf: (place) => placeName(BACCARAT_PLACES.find((known) => known === place)!),
  outcome: (events) => [
    { name: t('studio.verify.shoe'), value: events.map(({ card }) => cardName(card)).join(' ') },
    { name: t('studio.baccarat.points'), value: pointsOf(events) },
  ],
})
