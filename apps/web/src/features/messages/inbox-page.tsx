// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallMutation, useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { t } from '../../shared/texts/texts.ts'
import { DeleteReadDialog } from './delete-read-dialog.tsx'
import { InboxMessage } from './inbox-message.tsx'
import { InboxRow, type Message } from './inbox-row.tsx'
import { useUnread } from './use-unread.ts'

/** The inbox: the member's messages, newest first; opening one marks it as read. */
export function InboxPage() {
  const [pageNo, setPageNo] = useState(1)
  const [opened, setOpened] = useState<Message>()
  const [clearing, setClearing] = useState(false)
  const unread = useUnread()
  const { data, error, refetch } = useCallQuery(
    'messages.inbox',
    { pageNo },
    { member: true, keepPreviousData: true, staleTimeMs: 0 },
  )
  const read = useCallMutation('messages.readMessage', [
    'messages.inbox',
    'messages.unread',
    'messages.serviceUnread',
  ])
  const open = (message: Message) => {
    setOpened(message)
    if (!message.read)
      read.mutate(
        { id: message.id },
        { onError: (problem) => showToast(messageOf(problem, t('common.error.unknown')), 'bad') },
      )
  }
  if (opened) return <InboxMessage key={opened.id} message={opened} onClose={() => setOpened(undefined)} />
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
      <EmptyState title={t('inbox.empty')} drawing={<Mosaic of="message" />}>
        {t('inbox.emptyHint')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted">
          {t('inbox.unreadCount', { count: unread })}
        </p>
        {data.list.some((message) => message.read) && (
          <Button look="quiet" size="small" onClick={() => setClearing(true)}>
            <Trash className="size-4" aria-hidden="true" />
            {t('inbox.deleteRead')}
          </Button>
        )}
      </div>
      <ul aria-label={t('inbox.list')} className="flex flex-col gap-2">
        {data.list.map((message) => (
          <li key={message.id}>
            <InboxRow message={message} onOpen={() => open(message)} />
          </li>
        ))}
      </ul>
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
      {clearing && <DeleteReadDialog onClose={() => setClearing(false)} onDone={() => setPageNo(1)} />}
    </div>
  )
}
