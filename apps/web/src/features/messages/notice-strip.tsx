// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import Megaphone from 'lucide-react/icons/megaphone'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useState } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { calmMotion, useMedia } from '../../shared/site/use-media.ts'
import { t } from '../../shared/texts/texts.ts'
import { stripOrder, useAnnouncements } from './use-announcements.ts'
import { useRotation } from './use-rotation.ts'

const NoticeDialog = lazy(() => import('./notice-dialog.tsx'))

/**
 * The announcements in one line, one title after the other; pressing one opens it, the arrow opens the list
 * of all.
 */
export function NoticeStrip() {
  const { data, isPending } = useAnnouncements()
  const { openPanel } = usePanels()
  const notices = stripOrder(data?.player ?? [])
  const { ref, ...rotation } = useRotation(notices.length, useMedia(calmMotion))
  const [opened, setOpened] = useState<number>()
  const notice = notices[rotation.index]
  if (isPending) return <Skeleton className="h-11 rounded-tile" />
  if (!notice) return null
  return (
    <section
      ref={ref}
      aria-label={t('messages.notices')}
      className="flex h-11 items-center gap-3 rounded-tile border border-line bg-surface-1 ps-4 pe-1"
    >
      <Megaphone className="size-4 shrink-0 text-gold" aria-hidden="true" />
      <button
        key={notice.id}
        dir="auto"
        type="button"
        data-notice={rotation.index}
        onClick={() => setOpened(rotation.index)}
        className="enter-rise h-full min-w-0 flex-1 truncate text-start rtl:text-right text-sm font-semibold text-text"
      >
        {notice.title}
      </button>
      {notices.length > 1 && (
        <span aria-hidden="true" dir="ltr" className="tabular hidden text-xs text-muted sm:inline">
          {rotation.index + 1}/{notices.length}
        </span>
      )}
      <IconButton label={t('messages.notices.all')} onClick={() => openPanel('announcements')}>
        <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <NoticeDialog notices={notices} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
