// SPDX-License-Identifier: Apache-2.0
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { prawnCrabGame } from './maths.ts'
import { facesText, spotName } from './names.ts'

/** Fish, Prawn, Crab, recomputed. */
export const prawnCrabCheck = tableCheck<'prawncrab', readonly number[]>({
  game: prawnCrabGame,
  initial: 'fish 1, prawn-crab 0.50',
  nameOf: spotName,
  outcome: (events) => [{ name: t('studio.verify.threeDice'), value: facesText(events[0]!.faces) }],
})
