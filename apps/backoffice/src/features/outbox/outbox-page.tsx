// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressChoice, useAddressPage, useAddressText } from '../../shared/address.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'

type Letter = CallOutput<'backoffice.outbox'>['list'][number]
const tones: Record<Letter['status'], BadgeTone> = {
  queued: 'wait',
  sent: 'good',
  failed: 'bad',
  kept: 'quiet',
}

const whenColumn: Column<Letter> = {
  key: 'time',
  title: t('console.time'),
  render: (row) => <Moment at={row.createdAt} />,
}
const columns: Column<Letter>[] = [
  { key: 'channel', title: t('console.channel'), render: (row) => t(`console.channel.${row.channel}`) },
  {
    key: 'to',
    title: t('console.to'),
    render: (row) => (
      <span dir="ltr" className="font-semibold text-text">
        {row.recipient}
      </span>
    ),
  },
  {
    key: 'body',
    title: t('console.message'),
    render: (row) => (
      <span className="flex max-w-md flex-col">
        <span className="font-semibold text-text">{row.subject}</span>
        <span className="line-clamp-3 whitespace-pre-line">{row.body}</span>
      </span>
    ),
  },
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => (
      <span className="flex flex-col items-start gap-1">
        <Badge tone={tones[row.status]}>{t(`console.outbox.${row.status}`)}</Badge>
        {row.error && <span className="text-xs text-danger">{row.error}</span>}
      </span>
    ),
  },
  {
    key: 'tries',
    title: t('console.tries'),
    end: true,
    render: (row) => <span className="tabular">{row.tries}</span>,
  },
]

/** SMS and e-mails to members, waiting or sent. */
export default function OutboxPage() {
  const [channel, setChannel] = useAddressChoice('channel', ['all', 'sms', 'mail'], 'all')
  const [typed, setTyped] = useAddressText('search')
  const [pageNo, setPageNo] = useAddressPage()
  const search = useDeferredValue(typed.trim())
  const query = useCallQuery(
    'backoffice.outbox',
    { ...useBrandFilter(), ...(channel === 'all' ? {} : { channel }), search, pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  const brandColumn = useBrandColumn<Letter>()
  return (
    <Page title={t('console.outbox')}>
      <Listing
        caption={t('console.outbox')}
        query={query}
        columns={[whenColumn, ...brandColumn, ...columns]}
        rowKey={(row) => row.id}
        empty={t('console.noOutbox')}
        onPage={setPageNo}
        above={
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <Select
              label={t('console.channel')}
              value={channel}
              options={(['all', 'sms', 'mail'] as const).map((value) => ({
                value,
                label: t(`console.channel.${value}`),
              }))}
              onChange={(event) => {
                setChannel(event.target.value as 'all' | 'sms' | 'mail')
                setPageNo(1)
              }}
            />
            <TextField
              label={t('console.findRecipient')}
              type="search"
              maxLength={100}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setPageNo(1)
              }}
            />
          </div>
        }
      />
    </Page>
  )
}
