// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Trash from 'lucide-react/icons/trash-2'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { SafeHtml } from '../../shared/html/safe-html.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Message } from './inbox-row.tsx'

/** One message, with buttons to go back and to delete it. */
export function InboxMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const zone = useZone()
  const remove = useCallMutation('messages.deleteMessage', [
    'messages.inbox',
    'messages.unread',
    'messages.serviceUnread',
  ])
  const drop = () =>
    remove.mutate(
      { id: message.id },
      {
        onSuccess: () => {
          showToast(t('inbox.deleted'))
          onClose()
        },
        onError: (problem) => showToast(messageOf(problem, t('common.error.unknown')), 'bad'),
      },
    )
  return (
    <article className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button look="quiet" size="small" className="-ms-2" onClick={onClose}>
          <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {t('inbox.back')}
        </Button>
        <Button look="quiet" size="small" busy={remove.isPending} onClick={drop}>
          <Trash className="size-4" aria-hidden="true" />
          {t('inbox.delete')}
        </Button>
      </div>
      <div className="rounded-tile border border-line bg-bg p-5">
        <h3 className="text-lg font-bold text-text">
          <bdi>{message.title}</bdi>
        </h3>
        <Time at={message.time} zone={zone} className="mt-1 mb-4 block text-xs text-muted" />
        <SafeHtml html={message.content} level={4} />
      </div>
    </article>
  )
}
