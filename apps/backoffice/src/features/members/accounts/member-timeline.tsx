// SPDX-License-Identifier: Apache-2.0
import { useInfiniteQuery } from '@tanstack/react-query'
import { timelineKinds, type TimelineKind } from '@tessera/rules/timeline/kinds'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { client, messageOf, useCallMutation } from '../../../shared/api.ts'
import { Moment } from '../../../shared/moment.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { detailsOf, titleOf, type TimelineEntry } from './timeline-words.ts'

type KindChoice = TimelineKind | 'all'
const choices: readonly KindChoice[] = ['all', ...timelineKinds]
const kindsOf = (choice: KindChoice): string => (choice === 'all' ? '' : choice)

/** Everything that happened to a member's account, newest first, by kind, and its file. */
export function MemberTimeline({ id, currency }: { id: number; currency: string }) {
  const [choice, setChoice] = useState<KindChoice>('all')
  const file = useCallMutation('backoffice.memberTimelineFile', ['backoffice.memberTimeline'])
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('console.timeline.hint')}</p>
      <Segmented
        label={t('console.timeline.kinds')}
        value={choice}
        onChange={setChoice}
        options={choices.map((value) => ({ value, label: t(`console.timeline.kind.${value}`) }))}
      />
      <Entries id={id} currency={currency} choice={choice} />
      <Button
        className="self-start"
        busy={file.isPending}
        onClick={() =>
          file.mutate(
            { id, kinds: kindsOf(choice) },
            {
              onSuccess: ({ path }) => save(path),
              onError: (error) => showToast(messageOf(error), 'bad'),
            },
          )
        }
      >
        {t('console.timeline.download')}
      </Button>
    </div>
  )
}

function Entries({ id, currency, choice }: { id: number; currency: string; choice: KindChoice }) {
  const query = useInfiniteQuery({
    queryKey: ['backoffice.memberTimeline', id, choice],
    queryFn: ({ pageParam }) =>
      client.call('backoffice.memberTimeline', { id, kinds: kindsOf(choice), after: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  if (!data) return <QueryState query={query} skeleton="h-40 w-full rounded-tile" />
  const rows = data.pages.flatMap(({ list }) => list)
  if (rows.length === 0) return <p className="text-sm text-muted">{t('console.timeline.none')}</p>
  return (
    <>
      <Table
        caption={t('console.timeline.list')}
        columns={columnsIn(currency)}
        rows={rows}
        rowKey={(entry) => entry.id}
      />
      {hasNextPage && (
        <Button className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('console.timeline.more')}
        </Button>
      )}
    </>
  )
}

const columnsIn = (currency: string): Column<TimelineEntry>[] => [
  { key: 'at', title: t('console.timeline.at'), render: ({ time }) => <Moment at={time} /> },
  { key: 'what', title: t('console.timeline.what'), render: (entry) => <bdi>{titleOf(entry)}</bdi> },
  {
    key: 'details',
    title: t('console.timeline.details'),
    render: (entry) => <span className="text-xs break-words text-muted">{detailsOf(entry, currency)}</span>,
  },
  {
    key: 'amount',
    title: t('console.timeline.amount'),
    end: true,
    render: ({ amount, kind }) =>
      amount !== null && <Money value={amount} currency={currency} signed={kind === 'money'} />,
  },
  { key: 'by', title: t('console.timeline.by'), render: ({ by }) => by ?? '' },
]

function save(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
