// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { formatMoney } from '@tessera/ui/data/money.tsx'

export type RankPageData = CallOutput<'rewards.playerRank'>
export type Rank = RankPageData['ranks'][number]

/** The member's rank and what belongs to it. */
export const useRank = () => useCallQuery('rewards.playerRank', {}, { member: true, staleTimeMs: 0 })

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Thresholds are mostly whole numbers: without decimals where there are none. */
export const formatTarget = (value: number): string => figures.format(value)

/** A rate such as 0.55%, in Latin digits like all figures of the platform. */
export const formatRate = (rate: number): string => `${rate.toFixed(2)}%`

/** Writes an amount with the currency of the site; isolated, so that it stays whole in scripts from the right. */
export function useAmount(): (value: number) => string {
  const { symbol } = useSite().whitelabel.currency
  return (value) =>
    `\u2066${symbol}${Number.isInteger(value) ? formatTarget(value) : formatMoney(value)}\u2069`
}

/** The best rate of a rank; undefined where there is no rebate. */
export const bestRate = ({ rates }: Rank): number | undefined =>
  rates.length === 0 ? undefined : Math.max(...rates.map(({ rate }) => rate))
