// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { ChosenFilters, FilterToggle } from './filters/filter-bar.tsx'
import type { Vendor } from './game-types.ts'
import { ClassifyTabs } from './list/classify-tabs.tsx'
import { GameList } from './list/game-list.tsx'
import { ListSwitch } from './list/list-switch.tsx'
import { NameBox } from './list/name-box.tsx'
import { NoGames } from './list/no-games.tsx'
import { countFilters } from './state/filters.ts'
import {
  chooseClassify,
  chooseList,
  choosePage,
  chooseVendor,
  narrow,
  searchFor,
} from './state/lobby-changes.ts'
import { classifyTabs, hasCarousel, hasFilters } from './state/lobby-parts.ts'
import type { ChangeSearch, LobbySearch } from './state/lobby-search.ts'
import { gameTypeOf, type LobbyType } from './state/lobby-type.ts'
import { VendorCarousel } from './vendors/vendor-carousel.tsx'

const FilterPanel = lazy(() => import('./filters/filter-panel.tsx'))

export interface LobbyPageProps {
  lobby: LobbyType
  search: LobbySearch
  onSearchChange: ChangeSearch
  /** Those of the lobby; undefined while they are loading. */
  vendors: readonly Vendor[] | undefined
  head: ReactNode
}

/** A lobby: which list, which vendor, which of its games. All of it is in the address. */
export function LobbyPage({ lobby, search, onSearchChange, vendors, head }: LobbyPageProps) {
  const [filtering, setFiltering] = useState(false)
  const vendor = vendors?.find((one) => one.vassalage === search.vendorCode)
  // An unknown vendor shows the games of all vendors (D-105).
  const visible =
    hasCarousel(lobby) && vendors && !vendor && search.vendorCode !== undefined
      ? { ...search, vendorCode: undefined }
      : search
  const tabs = classifyTabs(lobby, search, vendor).map((key) => ({ key, label: tabLabel(key, vendor) }))
  const filters = hasFilters(lobby, search)
  const isCategory = gameTypeOf(lobby) !== undefined
  const onNarrow = (change: Parameters<typeof narrow>[1]): void =>
    onSearchChange((now) => narrow(now, change), { quietly: true })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div
          className={
            isCategory
              ? 'min-w-0 grow max-md:sr-only'
              : lobby === 'search'
                ? 'min-w-0 flex-1'
                : 'min-w-0 grow max-md:basis-full'
          }
        >
          {head}
        </div>
        {lobby !== 'search' && (
          <div className="min-w-0 grow basis-40 md:max-w-72">
            <NameBox
              value={search.gameName}
              onSearch={(text) => onSearchChange((now) => searchFor(now, text), { quietly: true })}
            />
          </div>
        )}
        {filters && (
          <FilterToggle filters={search} open={filtering} onToggle={() => setFiltering(!filtering)} />
        )}
      </div>
      {hasCarousel(lobby) && (!vendors || vendors.length > 1) && (
        <VendorCarousel
          vendors={vendors}
          selected={vendor?.vassalage}
          onSelect={(vendorCode) => onSearchChange((now) => chooseVendor(now, vendorCode))}
        />
      )}
      {isCategory && (
        <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-4">
          <ListSwitch
            list={search.list}
            onChoose={(list) => onSearchChange((now) => chooseList(now, list))}
          />
          <ClassifyTabs
            tabs={tabs}
            selected={search.classify}
            onSelect={(key) => onSearchChange((now) => chooseClassify(now, key))}
          />
        </div>
      )}
      {filters && filtering && (
        <Suspense fallback={null}>
          <FilterPanel
            lobby={lobby}
            search={visible}
            onNarrow={onNarrow}
            onVendor={(vendorCode) =>
              onSearchChange((now) => chooseVendor(now, vendorCode ?? now.vendorCode ?? ''), {
                quietly: true,
              })
            }
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
      {filters && countFilters(search) > 0 && <ChosenFilters filters={search} onNarrow={onNarrow} />}
      <GameList
        lobby={lobby}
        search={visible}
        onPage={(pageNo) => onSearchChange((now) => choosePage(now, pageNo), { toTop: true })}
        onName={(name) => onSearchChange((now) => searchFor(now, name))}
        renderEmpty={() => <NoGames lobby={lobby} search={search} onSearchChange={onSearchChange} />}
      />
    </>
  )
}

function tabLabel(key: string, vendor: Vendor | undefined): string {
  const own = vendor?.gameClassify.find((classify) => classify.key === key)?.displayName
  return own ?? (key === 'NEW' ? t('lobby.list.new') : t('common.all'))
}
