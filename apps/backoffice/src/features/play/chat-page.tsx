// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useAddressChoice } from '../../shared/address.ts'
import { AccountLink } from '../../shared/account-link.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { ChatActions } from './chat-actions.tsx'
import type { ChatReport } from './chat-words.ts'

const refetchIntervalMs = 10_000
const views = ['open', 'all'] as const

const columns: Column<ChatReport>[] = [
  {
    key: 'message',
    title: t('console.chat.message'),
    render: ({ text, table, firstAt, message, around }) => (
      <span className="flex max-w-md flex-col gap-1">
        <bdi className="font-semibold wrap-anywhere text-text">{text}</bdi>
        <span className="text-xs text-muted">
          {table}, <Moment at={firstAt} />
        </span>
        <details className="text-sm text-muted">
          <summary className="min-h-11 cursor-pointer content-center">{t('console.chat.around')}</summary>
          <ol className="flex flex-col gap-1">
            {around.map((line) => (
              <li key={line.id} className={line.id === message ? 'font-bold text-text' : undefined}>
                <bdi>{line.name}</bdi>: <bdi className="wrap-anywhere">{line.text}</bdi>
              </li>
            ))}
          </ol>
        </details>
      </span>
    ),
  },
  {
    key: 'member',
    title: t('console.chat.member'),
    render: ({ memberId, username, name, silencedUntil }) => (
      <span className="flex flex-col items-start">
        {memberId === null ? name : <AccountLink memberId={memberId} name={username} />}
        {silencedUntil !== null && (
          <span className="text-xs text-muted">
            {t('console.chat.silenced')} <Moment at={silencedUntil} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'reporters',
    title: t('console.chat.reportedBy'),
    render: ({ reporters }) => t('console.chat.reporters', { reporters }),
  },
  {
    key: 'state',
    title: t('console.state'),
    render: ({ closed, removed }) => (
      <span className="flex flex-col items-start gap-1">
        {removed && (
          <Badge tone="bad" small>
            {t('console.chat.removed')}
          </Badge>
        )}
        {closed && (
          <span className="text-xs text-muted">
            {closed.by}, <Moment at={closed.at} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (report) => <ChatActions report={report} />,
  },
]

/** Messages of the chat at live tables that members have reported. */
export default function ChatPage() {
  const [view, setView] = useAddressChoice('view', views, 'open')
  const query = useCallQuery('backoffice.chatReports', {}, { refetchIntervalMs })
  const list = query.data?.list.filter(({ closed }) => view === 'all' || closed === null) ?? []
  return (
    <Page title={t('console.chat')}>
      <Listing
        caption={t('console.chat')}
        query={{ ...query, data: query.data && { list } } as typeof query}
        columns={columns}
        rowKey={({ message }) => message}
        empty={t('console.chat.none')}
        above={
          <>
            <p className="max-w-prose text-sm text-muted">{t('console.chat.explain')}</p>
            <div className="grid gap-3 md:grid-cols-3">
              <Select
                label={t('console.chat.show')}
                value={view}
                options={views.map((value) => ({ value, label: t(`console.chat.${value}`) }))}
                onChange={({ target }) => setView(target.value === 'all' ? 'all' : 'open')}
              />
            </div>
          </>
        }
      />
    </Page>
  )
}
