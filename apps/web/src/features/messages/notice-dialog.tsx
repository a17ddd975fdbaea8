import { Badge } from '@tessera/ui/badge.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { Time } from '@tessera/ui/time.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Notice } from './use-announcements.ts'

/** All announcements, the pressed one open. */
export default function NoticeDialog({ notices, first, onClose }: { notices: readonly Notice[]; first: number; onClose: () => void }) {
  const zone = useZone()
  return (
    <Dialog open onClose={onClose} title={t('messages.notices')} closeLabel={t('common.close')} size="medium">
      <ul className="flex flex-col gap-2">
        {notices.map((notice) => (
          <li key={notice.id}>
            <details open={notice.id === first} className="group rounded-tile border border-line bg-bg px-4 py-3">
              <summary className="flex cursor-pointer flex-wrap items-center gap-2 font-semibold text-text">
                <span className="flex-1">{notice.title}</span>
                {notice.pinned && <Badge tone="wait">{t('messages.notices.pinned')}</Badge>}
              </summary>
              <p className="mt-2 whitespace-pre-line text-muted">{notice.content}</p>
              <Time at={notice.createTime} zone={zone} className="mt-2 block text-xs text-muted" />
            </details>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
