// SPDX-License-Identifier: Apache-2.0
import { cardName } from '../../runtime/cards/card.ts'
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { DRAGON_TIGER_SPOTS, dragonTigerGame, type DragonTigerResult } from './maths.ts'
import { spotName } from './names.ts'

/** Dragon Tiger, recomputed. */
export const dragonTigerCheck = tableCheck<'dragontiger', DragonTigerResult>({
  game: dragonTigerGame,
  initial: 'dragon 1, tie 0.50',
  nameOf: (spot) => spotName(DRAGON_TIGER_SPOTS.find((known) => known === spot)!),
  outcome: (events) => [
    { name: t('studio.verify.shoe'), value: events.map(({ card }) => cardName(card)).join(' ') },
  ],
})
