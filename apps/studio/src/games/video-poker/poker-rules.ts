// SPDX-License-Identifier: Apache-2.0
import { toPercent } from '../../fair/fraction.ts'
import type { Rules } from '../../runtime/game.ts'
import { t } from '../../runtime/texts.ts'
import { handTexts } from './hand-texts.ts'
import type { PokerTable } from './pay-tables.ts'
import { finalChance, pokerRtp } from './stated-return.ts'

/** The rules panel of video poker: its table with the chance of each final hand. */
export function pokerRules(table: PokerTable): Rules {
  return {
    sentences: [
      t('studio.poker.rules.play'),
      ...(table.wild ? [t('studio.poker.rules.wild')] : []),
      t('studio.best.rules'),
      t('studio.poker.rules.left'),
    ],
    facts: [[t('studio.rtp'), `${toPercent(pokerRtp(table), 4)} %`]],
    table: {
      head: [t('studio.poker.hand'), t('studio.multiplier'), t('studio.chance')],
      rows: table.pays
        .toReversed()
        .map(({ hand, times }) => [
          t(handTexts[hand]),
          `${times}×`,
          `${toPercent(finalChance(table, hand), 4)} %`,
        ]),
    },
  }
}
