// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue } from 'react'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Pager } from '@tessera/ui/data/pager.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressPage, useAddressText } from '../../../shared/address.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { pagerLabels } from '../../../shared/listing.tsx'
import { Page } from '../../../shared/page.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { bannerGroups, contentKinds, isKind, type BannerGroup, type ContentState } from './content-kinds.ts'
import { ContentsList } from './contents-list.tsx'
import { useFilter } from './use-filter.ts'

const states: readonly (ContentState | 'all')[] = ['all', 'published', 'draft', 'archived']

/** The contents of the site: banners, notices, popups, promotions, help. */
export default function ContentsPage() {
  const [filter, setFilter] = useFilter()
  const { kind, state, groupName } = filter
  const [typed, setTyped] = useAddressText('search')
  const [pageNo, setPageNo] = useAddressPage()
  const search = useDeferredValue(typed.trim())
  const query = useCallQuery('backoffice.contents', {
    ...useBrandInput(),
    kind,
    search,
    pageNo,
    pageSize: 100,
    ...(state === 'all' ? {} : { state }),
    ...(kind === 'B' ? { groupName } : {}),
  })
  const { data } = query
  const choose = (part: Partial<typeof filter>): void => {
    setFilter({ ...filter, ...part })
    setPageNo(1)
  }
  const ordered = state === 'all' && search === '' && data?.totalPages === 1 && !query.isPlaceholderData
  return (
    <Page
      title={t('console.contents')}
      actions={
        <Link to="/contents/new/$kind" params={{ kind }} className={buttonClass({ look: 'primary' })}>
          {t('console.newItem', { kind: t(`console.kind.${kind}`) })}
        </Link>
      }
    >
      <ContentFilters
        filter={filter}
        search={typed}
        onFilter={choose}
        onSearch={(text) => {
          setTyped(text)
          setPageNo(1)
        }}
      />
      <QueryState query={query} skeleton="h-64 w-full" />
      {data?.list.length === 0 && <EmptyState title={t('console.noItems')} />}
      {data && data.list.length > 0 && (
        <ContentsList
          list={data.list}
          kind={kind}
          groupName={kind === 'B' ? groupName : undefined}
          ordered={ordered}
        />
      )}
      {data && (
        <Pager page={data.pageNo} totalPages={data.totalPages} onPage={setPageNo} labels={pagerLabels} />
      )}
    </Page>
  )
}

type ContentFilter = ReturnType<typeof useFilter>[0]

interface ContentFiltersProps {
  filter: ContentFilter
  search: string
  onFilter: (part: Partial<ContentFilter>) => void
  onSearch: (text: string) => void
}

function ContentFilters({ filter, search, onFilter, onSearch }: ContentFiltersProps) {
  const { kind, state, groupName } = filter
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Select
        label={t('console.kind')}
        value={kind}
        options={contentKinds.map((value) => ({ value, label: t(`console.kind.${value}`) }))}
        onChange={(event) => {
          if (isKind(event.target.value)) onFilter({ kind: event.target.value })
        }}
      />
      {kind === 'B' && (
        <Select
          label={t('console.bannerPage')}
          value={groupName}
          options={bannerGroups.map((value) => ({ value, label: t(`console.bannerPage.${value}`) }))}
          onChange={(event) => onFilter({ groupName: event.target.value as BannerGroup })}
        />
      )}
      <Select
        label={t('console.state')}
        value={state}
        options={states.map((value) => ({ value, label: t(`console.state.${value}`) }))}
        onChange={(event) => onFilter({ state: event.target.value as ContentState | 'all' })}
      />
      <TextField
        label={t('console.findItem')}
        type="search"
        maxLength={120}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  )
}
