// SPDX-License-Identifier: Apache-2.0
import { featureName, themeName } from '../../../shared/games/game-words.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Filters } from '../state/filters.ts'
import { levels } from './levels.ts'

/** The filters that are set, in words. */
export function useChosenFilters(filters: Filters): { name: keyof Filters; label: string }[] {
  const { symbol } = useSite().whitelabel.currency
  const { minBet, minLineNum, theme, feature, volatility, minRtp } = filters
  const level = levels.find((one) => one === volatility)
  const labels: Record<keyof Filters, string | undefined> = {
    minBet: minBet === undefined ? undefined : `${t('filters.minBet')} ${symbol} ${minBet}`,
    minLineNum: minLineNum === undefined ? undefined : `${t('filters.lines')} ${minLineNum}`,
    theme: theme === undefined ? undefined : themeName(theme),
    feature: feature === undefined ? undefined : featureName(feature),
    volatility: level && `${t('filters.volatility')}: ${t(`filters.volatility.${level}`)}`,
    minRtp:
      minRtp === undefined ? undefined : `${t('filters.rtp')}: ${t('filters.from', { value: `${minRtp}%` })}`,
  }
  return (Object.entries(labels) as [keyof Filters, string | undefined][]).flatMap(([name, label]) =>
    label === undefined ? [] : [{ name, label }],
  )
}
