// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { useNow } from '../../../shared/site/use-now.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { StarButton } from '../favourites/star-button.tsx'
import { SportIcon } from '../frame/sport-icon.tsx'
import type { Card } from '../live/live-card.ts'
import { EventRow } from '../lobby/event-row.tsx'
import { ListSkeleton } from '../lobby/list-skeleton.tsx'
import { Section } from '../lobby/section.tsx'
import { dayName } from '../lobby/start-time.ts'

const freshMs = 20_000

/** The events of a competition by day: those that are live first. */
export function CompetitionPage({ competitionId }: { competitionId: string }) {
  const language = useLanguage()
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'sportsbook.events',
    { competitionId, pageNo, pageSize: 50, language },
    { keepPreviousData: true, refetchIntervalMs: freshMs },
  )
  const first = data?.list[0]
  useTitle(first?.competition.name ?? t('sportsbook.title'))
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <ListSkeleton />
  if (!first) return <EmptyState title={t('sportsbook.lobby.noEvents')} />
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-2.5">
        <SportIcon sport={first.sport} className="size-7 shrink-0 text-brand" />
        <h1 className="flex min-w-0 flex-col">
          <bdi className="truncate text-xl font-extrabold text-text">{first.competition.name}</bdi>
          <bdi className="text-xs text-muted">{first.competition.region}</bdi>
        </h1>
        <StarButton kind="competitions" id={competitionId} name={first.competition.name} />
      </div>
      <EventsByDay events={data.list} />
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </div>
  )
}

function EventsByDay({ events }: { events: readonly Card[] }) {
  const zone = useZone()
  const nowMs = useNow()
  const days = new Map<string, Card[]>()
  for (const event of events) {
    const day = event.status === 'scheduled' ? dayIn(zone, event.startsAt) : ''
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].map(([day, list]) => (
    <Section
      key={day}
      title={day === '' ? t('sportsbook.lobby.live') : dayName(list[0]!.startsAt, nowMs, zone)}
      count={list.length}
    >
      <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-surface-1">
        {list.map((event) => (
          <EventRow key={event.id} listed={event} />
        ))}
      </ul>
    </Section>
  ))
}
