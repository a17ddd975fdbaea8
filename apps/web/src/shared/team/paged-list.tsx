// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListPager } from '../forms/list-pager.tsx'
import { t } from '../texts/texts.ts'

interface PagedListProps<Row> {
  query: UseQueryResult<{ list: Row[]; totalPages: number }>
  /** Shown if the list is empty. */
  empty: ReactNode
  pageNo: number
  onPage: (pageNo: number) => void
  children: (rows: readonly Row[]) => ReactNode
}

/** A list in its states: loading, failed, empty, or with its pages. */
export function PagedList<Row>({
  query: { data, error, refetch },
  empty,
  pageNo,
  onPage,
  children,
}: PagedListProps<Row>) {
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-tile" />
  return (
    <>
      {data.list.length === 0 ? empty : children(data.list)}
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={onPage} />
    </>
  )
}
