// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'

export type Feedback = CallOutput<'backoffice.feedbacks'>['list'][number]
const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'))
const states = ['unanswered', 'unread', 'all'] as const

/** Feedback of members and visitors, to read and to answer. */
export default function FeedbackPage() {
  const [state, setState] = useAddressChoice('state', states, 'unanswered')
  const [pageNo, setPageNo] = useAddressPage()
  const [open, setOpen] = useState<number>()
  const query = useCallQuery(
    'backoffice.feedbacks',
    { ...useBrandFilter(), state, pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  const columns = useFeedbackColumns(setOpen)
  return (
    <Page title={t('console.feedback')}>
      <Listing
        caption={t('console.feedback')}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t('console.noFeedback')}
        onPage={setPageNo}
        above={
          <Segmented
            label={t('console.state')}
            value={state}
            onChange={(next) => {
              setState(next)
              setPageNo(1)
            }}
            options={states.map((value) => ({ value, label: t(`console.feedback.${value}`) }))}
          />
        }
      />
      {open !== undefined && (
        <Suspense>
          <FeedbackDialog id={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

function useFeedbackColumns(onOpen: (id: number) => void): Column<Feedback>[] {
  return [
    {
      key: 'who',
      title: t('console.member'),
      render: (row) => (
        <span className="font-semibold text-text">{row.username || t('console.visitor')}</span>
      ),
    },
    ...useBrandColumn<Feedback>(),
    { key: 'type', title: t('console.type'), render: (row) => t(`console.feedbackType.${row.type}`) },
    {
      key: 'content',
      title: t('console.message'),
      render: (row) => <span className="line-clamp-2 max-w-md">{row.content}</span>,
    },
    { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.createTime} /> },
    {
      key: 'state',
      title: t('console.state'),
      render: (row) => (
        <Badge tone={row.answer ? 'good' : row.read ? 'quiet' : 'wait'}>
          {t(row.answer ? 'console.answered' : row.read ? 'console.read' : 'console.unread')}
        </Badge>
      ),
    },
    {
      key: 'open',
      title: t('console.actions'),
      end: true,
      render: (row) => (
        <Button
          size="small"
          aria-label={`${t('console.open')}: ${row.content.slice(0, 40)}`}
          onClick={() => onOpen(row.id)}
        >
          {t('console.open')}
        </Button>
      ),
    },
  ]
}
