// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useState } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { t } from '../../shared/texts/texts.ts'
import { NoticeRows } from './notice-rows.tsx'
import { listOrder, useAnnouncements, type Notice } from './use-announcements.ts'

const pageSize = 9

/** All announcements, newest first, nine per page; each opens in the same panel. */
export default function AnnouncementsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useAnnouncements()
  return (
    <Dialog open onClose={onClose} title={t('messages.notices')} closeLabel={t('common.close')} size="medium">
      {data ? (
        <Announcements notices={listOrder(data.player)} />
      ) : error ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-80 w-full rounded-tile" />
      )}
    </Dialog>
  )
}

function Announcements({ notices }: { notices: readonly Notice[] }) {
  const [pageNo, setPageNo] = useState(1)
  if (notices.length === 0)
    return <EmptyState title={t('messages.notices.empty')} drawing={<Mosaic of="message" />} />
  const from = (pageNo - 1) * pageSize
  return (
    <NoticeRows label={t('messages.notices')} notices={notices} from={from} to={from + pageSize}>
      <ListPager pageNo={pageNo} totalPages={Math.ceil(notices.length / pageSize)} onPage={setPageNo} />
    </NoticeRows>
  )
}
