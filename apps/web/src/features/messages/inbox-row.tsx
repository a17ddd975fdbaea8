// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Time } from '@tessera/ui/data/time.tsx'
import { cx } from '@tessera/ui/cx.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

export type Message = CallOutput<'messages.inbox'>['list'][number]

/** A message in the list; an unread one is marked by a stone, by bold type and in words. */
export function InboxRow({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const zone = useZone()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 rounded-tile border border-line bg-bg px-4 py-3 text-start transition-colors duration-160 hover:bg-surface-2"
    >
      <svg
        viewBox="0 0 12 12"
        className={cx('size-3 shrink-0', message.read ? 'text-surface-3' : 'text-brand')}
        aria-hidden="true"
        focusable="false"
      >
        <path fill="currentColor" d="m6 0 5.200 3v6L6 12 .8 9V3z" />
      </svg>
      <span className="min-w-0 flex-1">
        <span
          dir="auto"
          className={cx(
            'block truncate rtl:text-right',
            message.read ? 'font-semibold text-muted' : 'font-bold text-text',
          )}
        >
          {message.title}
          {!message.read && <span className="sr-only"> ({t('inbox.unread')})</span>}
        </span>
        <Time at={message.time} zone={zone} className="text-xs text-muted" />
      </span>
      <ChevronRight className="size-4 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
    </button>
  )
}
