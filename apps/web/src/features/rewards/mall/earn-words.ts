// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { t } from '../../../shared/texts/texts.ts'

export type PointRates = CallOutput<'rewards.pointRates'>
type Rate = Pick<PointRates['rates'][number], 'least' | 'most'>

/** What a bet earns, in a sentence. */
export function earnWords({ least, most }: Rate, money: (value: number) => string): string {
  if (least === null) return t('mall.earn.none')
  if (most === null) return t('mall.earn.from', { least: money(least) })
  if (most === least) return t('mall.earn.rate', { amount: money(least) })
  return t('mall.earn.range', { least: money(least), most: money(most) })
}

/** All games together. */
export function allRates({ rates }: PointRates): Rate {
  const least = rates.flatMap((rate) => (rate.least === null ? [] : [rate.least]))
  const most = rates.map((rate) => rate.most)
  return {
    least: least.length === 0 ? null : Math.min(...least),
    most: most.reduce<number | null>(
      (highest, one) => (highest === null || one === null ? null : Math.max(highest, one)),
      0,
    ),
  }
}
