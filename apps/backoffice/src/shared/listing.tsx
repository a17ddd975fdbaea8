// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Pager } from '@tessera/ui/data/pager.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { messageOf } from './api.ts'
import { t } from './texts.ts'

interface Page<Row> {
  list: Row[]
  pageNo: number
  totalPages: number
  totalCount: number
}

export interface ListingProps<Row> {
  caption: string
  query: UseQueryResult<Page<Row>>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  empty: string
  onPage: (page: number) => void
  above?: ReactNode
}

export const pagerLabels = {
  nav: t('console.pages'),
  previous: t('console.previousPage'),
  next: t('console.nextPage'),
  page: (page: number) => t('console.page', { page }),
}

/** A page of a list in each of its states: loading, failed, empty, loaded. */
export function Listing<Row>({ caption, query, columns, rowKey, empty, onPage, above }: ListingProps<Row>) {
  const { data, error } = query
  return (
    <div className="flex flex-col gap-4">
      {above}
      {error && !data && (
        <ErrorState
          title={t('console.failed')}
          detail={messageOf(error)}
          retryLabel={t('console.retry')}
          onRetry={() => void query.refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {data?.list.length === 0 && <EmptyState title={empty} />}
      {data && data.list.length > 0 && (
        <Table caption={caption} columns={columns} rows={data.list} rowKey={rowKey} />
      )}
      {data && <Pager page={data.pageNo} totalPages={data.totalPages} onPage={onPage} labels={pagerLabels} />}
    </div>
  )
}
