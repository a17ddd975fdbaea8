// SPDX-License-Identifier: Apache-2.0
import { useEffect, type ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Pager } from '@tessera/ui/data/pager.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { QueryState } from './query-state.tsx'
import { scrolledTo } from './scroll-position.ts'
import { t } from './texts.ts'

interface Rows<Row> {
  list: Row[]
}

interface PageOfRows<Row> extends Rows<Row> {
  pageNo: number
  totalPages: number
}

/** A list that comes as a whole has no `onPage`. */
type Listed<Row> =
  | { query: UseQueryResult<PageOfRows<Row>>; onPage: (page: number) => void }
  | { query: UseQueryResult<Rows<Row>>; onPage?: undefined }

type ListingProps<Row> = Listed<Row> & {
  caption: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  empty: string
  above?: ReactNode
}

export const pagerLabels = {
  nav: t('console.pages'),
  previous: t('console.previousPage'),
  next: t('console.nextPage'),
  page: (page: number) => t('console.page', { page }),
}

/** A list, or a page of one, in each of its states: loading, failed, empty, loaded. */
export function Listing<Row>(props: ListingProps<Row>) {
  const { caption, query, columns, rowKey, empty, above } = props
  const { data } = query
  const loaded = data !== undefined
  useEffect(() => {
    const position = loaded ? scrolledTo() : undefined
    if (position !== undefined) window.scrollTo(0, position)
  }, [loaded])
  return (
    <div className="flex flex-col gap-4">
      {above}
      <QueryState query={query} skeleton="h-64 w-full" />
      {data?.list.length === 0 && <EmptyState title={empty} />}
      {data && data.list.length > 0 && (
        <Table caption={caption} columns={columns} rows={data.list} rowKey={rowKey} dense />
      )}
      {props.onPage && props.query.data && (
        <Pager
          page={props.query.data.pageNo}
          totalPages={props.query.data.totalPages}
          onPage={props.onPage}
          labels={pagerLabels}
        />
      )}
    </div>
  )
}
