// SPDX-License-Identifier: Apache-2.0
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { sicboGame } from './maths.ts'
import { spotName, sumText } from './names.ts'

/** Sic bo, recomputed. */
export const sicboCheck = tableCheck<'sicbo', readonly number[]>({
  game: sicboGame,
  initial: 'big 1, total-12 0.50',
  nameOf: spotName,
  outcome: (events) => [{ name: t('studio.verify.threeDice'), value: sumText(events[0]!.faces) }],
})
