// SPDX-License-Identifier: Apache-2.0
import { isGameTheme } from '@tessera/rules/games/tags'
import { SkeletonLines } from '@tessera/ui/data/skeleton.tsx'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { featureName, themeName } from '../../../shared/games/game-words.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { gameLanguage, t } from '../../../shared/texts/texts.ts'
import { stated } from '../list/fetch-list.ts'
import { lineSteps, stakeSteps, type Filters } from '../state/filters.ts'
import { listInput } from '../state/list-input.ts'
import { hasSlotFilter } from '../state/lobby-parts.ts'
import type { LobbySearch } from '../state/lobby-search.ts'
import type { LobbyType } from '../state/lobby-type.ts'
import { levels } from './levels.ts'
import { FilterChips } from './filter-chips.tsx'

export interface FilterGroupsProps {
  lobby: LobbyType
  search: LobbySearch
  onNarrow: (change: Partial<Filters>) => void
  onVendor: (vendorCode: string | undefined) => void
}

/** All filters of a list; each choice shows how many games it would leave. */
export function FilterGroups({ lobby, search, onNarrow, onVendor }: FilterGroupsProps) {
  const { pageNo: _, pageSize: __, ...input } = stated(listInput(lobby, search, gameLanguage()))
  const { data } = useCallQuery('catalogue.facets', input, { keepPreviousData: true })
  const { symbol } = useSite().whitelabel.currency
  const all = t('common.all')
  if (!data) return <SkeletonLines lines={6} />
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {hasSlotFilter(lobby) && (
        <>
          <FilterChips
            label={t('filters.minBet')}
            anyLabel={all}
            chips={stakeSteps.map((value) => ({ value, label: `${symbol} ${value}` }))}
            selected={search.minBet}
            onSelect={(minBet) => onNarrow({ minBet })}
          />
          <FilterChips
            label={t('filters.lines')}
            anyLabel={all}
            chips={lineSteps.map((value) => ({ value, label: String(value) }))}
            selected={search.minLineNum}
            onSelect={(minLineNum) => onNarrow({ minLineNum })}
          />
        </>
      )}
      <FilterChips
        label={t('filters.volatility')}
        chips={data.volatility.flatMap(({ key, count }) => {
          const level = levels.find((one) => one === key)
          return level ? [{ value: level, label: t(`filters.volatility.${level}`), count }] : []
        })}
        selected={levels.find((one) => one === search.volatility)}
        onSelect={(volatility) => onNarrow({ volatility })}
      />
      <FilterChips
        label={t('filters.rtp')}
        chips={data.rtp.map(({ from, count }) => ({
          value: from,
          label: t('filters.from', { value: `${from}%` }),
          count,
        }))}
        selected={search.minRtp}
        onSelect={(minRtp) => onNarrow({ minRtp })}
      />
      <FilterChips
        label={t('filters.theme')}
        chips={data.themes
          .filter(({ key }) => isGameTheme(key))
          .map(({ key, count }) => ({ value: key, label: themeName(key), count }))}
        selected={search.theme}
        onSelect={(theme) => onNarrow({ theme })}
      />
      <FilterChips
        label={t('filters.feature')}
        chips={data.features.map(({ key, count }) => ({ value: key, label: featureName(key), count }))}
        selected={search.feature}
        onSelect={(feature) => onNarrow({ feature })}
      />
      {lobby !== 'provider' && (
        <div className="md:col-span-2">
          <FilterChips
            label={t('lobby.studios')}
            chips={data.vendors.map(({ vassalage, displayName, count }) => ({
              value: vassalage,
              label: displayName,
              count,
            }))}
            selected={search.vendorCode}
            onSelect={onVendor}
          />
        </div>
      )}
    </div>
  )
}
