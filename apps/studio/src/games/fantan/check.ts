// SPDX-License-Identifier: Apache-2.0
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { fantanGame } from './maths.ts'
import { beadsText, spotName } from './names.ts'

/** Fan Tan, recomputed. */
export const fantanCheck = tableCheck<'fantan', number>({
  game: fantanGame,
  initial: 'fan-1 1, nim-2-3 0.50',
  nameOf: spotName,
  outcome: (events) => [{ name: t('studio.verify.fantan'), value: beadsText(events[0]!.beads) }],
})
