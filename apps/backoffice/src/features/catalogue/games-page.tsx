// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue, useState } from 'react'
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Pager } from '@tessera/ui/data/pager.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressChoice, useAddressPage, useAddressText } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { pagerLabels } from '../../shared/listing.tsx'
import { Page } from '../../shared/page.tsx'
import { QueryState } from '../../shared/query-state.tsx'
import { t } from '../../shared/texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { gameTypeOptions, isGameType, type GameType } from './catalogue-words.ts'
import { GamesList } from './games-list.tsx'

const states = ['all', 'visible', 'off', 'maintenance', 'hot', 'new', 'sample'] as const
const orders = ['lobby', 'name', 'newest'] as const
interface Filter {
  gameType: GameType | ''
  vendorCode: string
  state: (typeof states)[number]
  order: (typeof orders)[number]
  search: string
  pageNo: number
}
const everything: Filter = {
  gameType: '',
  vendorCode: '',
  state: 'all',
  order: 'lobby',
  search: '',
  pageNo: 1,
}

/** What the list is narrowed to, in its address. */
function useGameFilter(): [Filter, (next: Filter) => void] {
  const [gameType, setGameType] = useAddressChoice('type', ['', ...gameTypes], everything.gameType)
  const [vendorCode, setVendorCode] = useAddressText('vendor')
  const [state, setState] = useAddressChoice('state', states, everything.state)
  const [order, setOrder] = useAddressChoice('order', orders, everything.order)
  const [search, setSearch] = useAddressText('search')
  const [pageNo, setPageNo] = useAddressPage()
  return [
    { gameType, vendorCode, state, order, search, pageNo },
    (next) => {
      setGameType(next.gameType)
      setVendorCode(next.vendorCode)
      setState(next.state)
      setOrder(next.order)
      setSearch(next.search)
      setPageNo(next.pageNo)
    },
  ]
}

/** All games of the platform: search, order, and change many at once. */
export default function GamesPage() {
  const [filter, setFilter] = useGameFilter()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { gameType, vendorCode, state, order, pageNo } = filter
  const search = useDeferredValue(filter.search.trim())
  const query = useCallQuery('backoffice.catalogueGames', {
    search,
    state,
    order,
    pageNo,
    pageSize: 50,
    ...(gameType === '' ? {} : { gameType }),
    ...(vendorCode === '' ? {} : { vendorCode }),
  })
  const { data } = query
  // A change of many games must not include any that are out of sight.
  const narrow = (part: Partial<Filter>): void => {
    setFilter({ ...filter, pageNo: 1, ...part })
    setChosen(new Set())
  }
  const orderedType =
    gameType !== '' && order === 'lobby' && state === 'visible' && search === '' && !query.isPlaceholderData
      ? gameType
      : undefined
  return (
    <Page title={t('console.games')}>
      <GameFilters filter={filter} onNarrow={narrow} />
      {orderedType && <p className="text-sm text-muted">{t('console.orderHint')}</p>}
      <QueryState query={query} skeleton="h-96 w-full" />
      {data?.list.length === 0 && <EmptyState title={t('console.noGames')} />}
      {data && data.list.length > 0 && (
        <GamesList games={data.list} chosen={chosen} onChoose={setChosen} orderedType={orderedType} />
      )}
      {chosen.size > 0 && <BulkBar nodeIds={[...chosen]} onDone={() => setChosen(new Set())} />}
      {data && (
        <Pager
          page={data.pageNo}
          totalPages={data.totalPages}
          onPage={(page) => narrow({ pageNo: page })}
          labels={pagerLabels}
        />
      )}
    </Page>
  )
}

interface GameFiltersProps {
  filter: Filter
  onNarrow: (part: Partial<Filter>) => void
}

function GameFilters({ filter: { gameType, vendorCode, state, order, search }, onNarrow }: GameFiltersProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <TextField
        label={t('console.findGame')}
        type="search"
        maxLength={120}
        value={search}
        onChange={(event) => onNarrow({ search: event.target.value })}
      />
      <Select
        label={t('console.gameType')}
        value={gameType}
        options={[{ value: '', label: t('console.all') }, ...gameTypeOptions]}
        onChange={(event) =>
          onNarrow({ gameType: isGameType(event.target.value) ? event.target.value : '', vendorCode: '' })
        }
      />
      <VendorSelect
        gameType={gameType}
        value={vendorCode}
        onChange={(value) => onNarrow({ vendorCode: value })}
      />
      <Select
        label={t('console.gameState')}
        value={state}
        options={states.map((value) => ({ value, label: t(`console.gameState.${value}`) }))}
        onChange={(event) => onNarrow({ state: states.find((one) => one === event.target.value) ?? 'all' })}
      />
      <Select
        label={t('console.gameOrder')}
        value={order}
        options={orders.map((value) => ({ value, label: t(`console.gameOrder.${value}`) }))}
        onChange={(event) => onNarrow({ order: orders.find((one) => one === event.target.value) ?? 'lobby' })}
      />
    </div>
  )
}

function VendorSelect({
  gameType,
  value,
  onChange,
}: {
  gameType: GameType | ''
  value: string
  onChange: (vendorCode: string) => void
}) {
  const { data = [] } = useCallQuery('backoffice.catalogueVendors', {})
  const names = new Map(
    data
      .filter((vendor) => gameType === '' || vendor.gameType === gameType)
      .map((vendor) => [vendor.vendorCode, vendor.name]),
  )
  return (
    <Select
      label={t('console.vendor')}
      value={value}
      options={[
        { value: '', label: t('console.all') },
        ...[...names].map(([code, label]) => ({ value: code, label })),
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
