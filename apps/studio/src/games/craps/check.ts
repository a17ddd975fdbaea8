// SPDX-License-Identifier: Apache-2.0
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { crapsGame, type CrapsBeat } from './maths.ts'
import { placeName } from './names.ts'

/** Craps, recomputed. */
export const crapsCheck = tableCheck<'craps', readonly CrapsBeat['dice'][]>({
  game: crapsGame,
  initial: 'pass 1, place-6 0.60',
  nameOf: placeName,
  outcome: (beats) => [
    { name: t('studio.verify.craps'), value: beats.map(({ dice }) => dice.join(' + ')).join(', ') },
  ],
})
