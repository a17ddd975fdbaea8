// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { SafeHtml } from '../../shared/html/safe-html.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import type { PresentedNotice } from './use-announcements.ts'

/** One notice of a list, with links to the previous and the next one. */
export function NoticeView({
  notices,
  index,
  onIndex,
}: {
  notices: readonly PresentedNotice[]
  index: number
  onIndex: (index: number) => void
}) {
  const zone = useZone()
  const notice = notices[index]
  if (!notice) return null
  return (
    <article className="flex min-h-60 flex-col">
      <h3 className="text-lg font-bold text-text">
        <bdi>{notice.title}</bdi>
      </h3>
      <p className="mt-1 mb-4 flex flex-wrap items-center gap-2 text-xs text-muted">
        <Time at={notice.createTime} zone={zone} />
        {notice.pinned && (
          <Badge small tone="wait">
            {t('messages.notices.pinned')}
          </Badge>
        )}
      </p>
      <div key={notice.id} className="enter-appear flex-1">
        <SafeHtml html={notice.content} level={4} />
      </div>
      {notices.length > 1 && (
        <nav
          aria-label={t('messages.notices')}
          className="mt-5 flex items-center justify-between border-t border-line pt-3"
        >
          <IconButton
            label={t('messages.notices.previous')}
            look="solid"
            disabled={index === 0}
            onClick={() => onIndex(index - 1)}
          >
            <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          </IconButton>
          <span role="status" className="tabular text-sm text-muted">
            {t('messages.notices.of', { number: index + 1, total: notices.length })}
          </span>
          <IconButton
            label={t('messages.notices.next')}
            look="solid"
            disabled={index === notices.length - 1}
            onClick={() => onIndex(index + 1)}
          >
            <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          </IconButton>
        </nav>
      )}
    </article>
  )
}
