// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { t } from '../../../shared/texts/texts.ts'

export type Series = CallOutput<'lottery.statistics'>['series'][number]
export type CountedValue = Series['values'][number]

/** What a series counts; the key of a position is its number. */
export function seriesName(key: string): string {
  switch (key) {
    case 'all':
      return t('lottery.history.series.all')
    case 'special':
      return t('lottery.history.series.special')
    case 'balls':
      return t('lottery.history.series.balls')
    case 'bonus':
      return t('lottery.row.bonus')
    case 'specialBall':
      return t('lottery.row.special')
    case 'any':
      return t('lottery.history.series.any')
    default:
      return t('lottery.ball', { number: key })
  }
}

/** A figure with at most one decimal. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10)
