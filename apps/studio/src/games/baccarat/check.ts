// SPDX-License-Identifier: Apache-2.0
import type { TableGame } from '../../fair/table/table-game.ts'
import { cardName } from '../../runtime/cards/card.ts'
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import {
  baccaratGame,
  SUPER_SIX_SPOTS,
  superSixGame,
  type BaccaratEvent,
  type BaccaratResult,
} from './maths.ts'
import { spotName, pointsOf } from './names.ts'

const checkOf = <Code extends 'baccarat' | 'supersix'>(
  game: TableGame<BaccaratEvent, BaccaratResult>,
  initial: string,
) =>
  tableCheck<Code, BaccaratResult>({
    game,
    initial,
    nameOf: (spot) => spotName(SUPER_SIX_SPOTS.find((known) => known === spot)!),
    outcome: (events) => [
      { name: t('studio.verify.shoe'), value: events.map(({ card }) => cardName(card)).join(' ') },
      { name: t('studio.baccarat.points'), value: pointsOf(events) },
    ],
  })

/** Baccarat, recomputed. */
export const baccaratCheck = checkOf<'baccarat'>(baccaratGame, 'banker 1, tie 0.50')
/** Baccarat without commission, recomputed. */
export const superSixCheck = checkOf<'supersix'>(superSixGame, 'banker 1, super-six 0.50')
