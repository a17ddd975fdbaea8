// SPDX-License-Identifier: Apache-2.0
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { pocketColour, rouletteGame, rouletteSpot } from './maths.ts'
import { spotName, pocketName } from './names.ts'

/** Roulette, recomputed. */
export const rouletteCheck = tableCheck<'roulette', number>({
  game: rouletteGame,
  initial: 'red 1, straight-17 0.50',
  nameOf: (spot) => spotName(rouletteSpot(spot)),
  outcome: (events) => [
    {
      name: t('studio.verify.roulette'),
      value: pocketName(events[0]!.pocket, pocketColour(events[0]!.pocket)),
    },
  ],
})
