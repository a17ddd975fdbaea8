import { Badge } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { ErrorState } from '@tessera/ui/error-state.tsx'
import { Mosaic } from '@tessera/ui/mosaic.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Time } from '@tessera/ui/time.tsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { NoticeView } from './notice-view.tsx'
import { listOrder, useAnnouncements, type Notice } from './use-announcements.ts'

const pageSize = 9

/** All announcements, newest first, nine to a page; each opens in the same panel. */
export default function AnnouncementsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useAnnouncements()
  return (
    <Dialog open onClose={onClose} title={t('messages.notices')} closeLabel={t('common.close')} size="medium">
      {data ? <Announcements notices={listOrder(data.player)} />
        : error ? <ErrorState title={messageOf(error, t('common.error.title'))} retryLabel={t('common.retry')} onRetry={() => void refetch()} />
          : <Skeleton className="h-80 w-full rounded-tile" />}
    </Dialog>
  )
}

function Announcements({ notices }: { notices: readonly Notice[] }) {
  const [pageNo, setPageNo] = useState(1)
  const [opened, setOpened] = useState<number>()
  if (notices.length === 0) return <EmptyState title={t('messages.notices.empty')} drawing={<Mosaic of="message" />} />
  if (opened !== undefined) {
    return (
      <>
        <Button look="quiet" size="small" className="-ms-2 mb-3" onClick={() => setOpened(undefined)}><ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />{t('messages.notices.all')}</Button>
        <NoticeView notices={notices} index={opened} onIndex={setOpened} />
      </>
    )
  }
  const from = (pageNo - 1) * pageSize
  return (
    <>
      <ul aria-label={t('messages.notices')} className="flex flex-col gap-2">
        {notices.slice(from, from + pageSize).map((notice, index) => <li key={notice.id}><NoticeRow notice={notice} onOpen={() => setOpened(from + index)} /></li>)}
      </ul>
      <ListPager pageNo={pageNo} totalPages={Math.ceil(notices.length / pageSize)} onPage={setPageNo} />
    </>
  )
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const zone = useZone()
  return (
    <button type="button" onClick={onOpen} className="flex min-h-14 w-full items-center gap-3 rounded-tile border border-line bg-bg px-4 py-2.5 text-start transition-colors duration-160 hover:bg-surface-2">
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-semibold text-text rtl:text-right">{notice.title}</span>
        <Time at={notice.createTime} zone={zone} className="text-xs text-muted" />
      </span>
      {notice.pinned && <Badge small tone="wait">{t('messages.notices.pinned')}</Badge>}
      <ChevronRight className="size-4 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
    </button>
  )
}
