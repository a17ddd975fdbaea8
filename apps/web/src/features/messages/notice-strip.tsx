import { IconButton } from '@tessera/ui/icon-button.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import Bell from 'lucide-react/icons/megaphone'
import List from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useState } from 'react'
import { calmMotion, useMedia } from '../../shared/site/use-media.ts'
import { t } from '../../shared/texts/texts.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useRotation } from './use-rotation.ts'

const NoticeDialog = lazy(() => import('./notice-dialog.tsx'))

/** The announcements in one line, the pinned ones first; pressing it opens them. */
export function NoticeStrip() {
  const { data, isPending } = useAnnouncements()
  const notices = [...(data?.player ?? [])].sort((a, b) => Number(b.pinned) - Number(a.pinned))
  const { place, ...rotation } = useRotation(notices.length, useMedia(calmMotion))
  const [open, setOpen] = useState(false)
  const notice = notices[rotation.index]
  if (isPending) return <Skeleton className="h-11 rounded-tile" />
  if (!notice) return null
  return (
    <section
      ref={place} aria-label={t('messages.notices')} className="flex h-11 items-center gap-3 rounded-tile border border-line bg-surface-1 ps-4 pe-1"
    >
      <Bell className="size-4 shrink-0 text-gold" aria-hidden="true" />
      <button key={notice.id} type="button" onClick={() => setOpen(true)} className="enter-appear h-full min-w-0 flex-1 truncate text-start text-sm font-semibold text-text">{notice.title}</button>
      <IconButton label={t('messages.notices.all')} onClick={() => setOpen(true)}><List className="size-5 rtl:-scale-x-100" aria-hidden="true" /></IconButton>
      {open && <Suspense fallback={null}><NoticeDialog notices={notices} first={notice.id} onClose={() => setOpen(false)} /></Suspense>}
    </section>
  )
}
