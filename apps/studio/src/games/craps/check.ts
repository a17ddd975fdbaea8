// SPDX-License-Identifier: Apache-2.0
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { crapsGame, type CrapsEvent } from './maths.ts'
import { spotName } from './names.ts'

/** Craps, recomputed. */
export const crapsCheck = tableCheck<'craps', readonly CrapsEvent['dice'][]>({
  game: crapsGame,
  initial: 'pass 1, place-6 0.60',
  nameOf: spotName,
  outcome: (events) => [
    { name: t('studio.verify.craps'), value: events.map(({ dice }) => dice.join(' + ')).join(', ') },
  ],
})
