// SPDX-License-Identifier: Apache-2.0
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { XOCDIA_SPOTS, xocdiaGame } from './maths.ts'
import { discsText, spotName } from './names.ts'

/** Xoc Dia, recomputed. */
export const xocdiaCheck = tableCheck<'xocdia', number>({
  game: xocdiaGame,
  initial: 'even 1, red-4 0.50',
  nameOf: (spot) => spotName(XOCDIA_SPOTS.find((known) => known === spot)!),
  outcome: (events) => [{ name: t('studio.verify.xocdia'), value: discsText(xocdiaGame.judge(events)) }],
})
