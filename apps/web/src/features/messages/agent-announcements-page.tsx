// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { t } from '../../shared/texts/texts.ts'
import { NoticeRows } from './notice-rows.tsx'

/** The platform's announcements for agents, newest first; each expands in place. */
export function AgentAnnouncementsPage() {
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'messages.agentAnnouncements',
    { pageNo },
    { member: true, keepPreviousData: true, staleTimeMs: 60_000 },
  )
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-tile" />
  if (data.totalCount === 0)
    return (
      <div className="flex flex-1 items-center justify-center rounded-tile border border-line bg-bg">
        <EmptyState title={t('agents.empty.agentAnnouncement')} drawing={<Mosaic of="message" />} />
      </div>
    )
  return (
    <NoticeRows key={data.pageNo} label={t('agents.agentAnnouncement')} notices={data.list}>
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </NoticeRows>
  )
}
