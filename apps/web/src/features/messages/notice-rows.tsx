// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState, type ReactNode } from 'react'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { NoticeView } from './notice-view.tsx'
import type { PresentedNotice } from './use-announcements.ts'

interface NoticeRowsProps {
  label: string
  /** All that can be paged through once one is open. */
  notices: readonly PresentedNotice[]
  /** Those that are in the list. */
  from?: number
  to?: number
  /** Appears below the list, not below an open notice. */
  children: ReactNode
}

/** Notices as a list; each opens in place. */
export function NoticeRows({ label, notices, from = 0, to = notices.length, children }: NoticeRowsProps) {
  const [opened, setOpened] = useState<number>()
  if (opened !== undefined && opened < notices.length) {
    return (
      <div>
        <Button look="quiet" size="small" className="-ms-2 mb-3" onClick={() => setOpened(undefined)}>
          <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {t('messages.notices.all')}
        </Button>
        <NoticeView notices={notices} index={opened} onIndex={setOpened} />
      </div>
    )
  }
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-2">
        {notices.slice(from, to).map((notice, index) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onOpen={() => setOpened(from + index)} />
          </li>
        ))}
      </ul>
      {children}
    </>
  )
}

function NoticeRow({ notice, onOpen }: { notice: PresentedNotice; onOpen: () => void }) {
  const zone = useZone()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-3 rounded-tile border border-line bg-bg px-4 py-2.5 text-start transition-colors duration-160 hover:bg-surface-2"
    >
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-semibold text-text rtl:text-right">
          {notice.title}
        </span>
        <Time at={notice.createTime} zone={zone} className="text-xs text-muted" />
      </span>
      {notice.pinned && (
        <Badge small tone="wait">
          {t('messages.notices.pinned')}
        </Badge>
      )}
      <ChevronRight className="size-4 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
    </button>
  )
}
