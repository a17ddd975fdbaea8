// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { addDays, dayIn } from '@tessera/rules/site/zoned-days'
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ListChecks from 'lucide-react/icons/list-checks'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { useNow } from '../../../shared/site/use-now.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { SportsbookFrame } from '../frame/sportsbook-frame.tsx'
import { groupsOf } from '../lobby/event-list.tsx'
import { ListSkeleton } from '../lobby/list-skeleton.tsx'
import type { ResultsSearch } from '../lobby/read-sportsbook-search.ts'
import { ResultRow, type Result } from './result-row.tsx'

const freshMs = 30_000

/** /sportsbook/results: what has ended, by sport and by the day of its start. */
export function ResultsPage({
  search: { sport, day: wanted, page },
  onSearchChange,
}: {
  search: ResultsSearch
  /** Changes what the address says at that moment, which may be ahead of what is drawn. */
  onSearchChange: (change: (now: ResultsSearch) => ResultsSearch) => void
}) {
  const title = t('sportsbook.lobby.results')
  useTitle(title)
  const today = dayIn(useZone(), useNow())
  const day = wanted ?? today
  return (
    <SportsbookFrame sport={sport} tabs={{ path: '/sportsbook/results', sports, search: { day: wanted } }}>
      <div className="flex flex-col gap-4">
        <PageHead title={title} icon={ListChecks} />
        <DayChoice
          day={day}
          today={today}
          onDay={(next) => onSearchChange((now) => ({ sport: now.sport, day: next }))}
        />
        <Results
          sport={sport}
          day={day}
          pageNo={Number(page ?? 1)}
          onPage={(next) => onSearchChange((now) => ({ ...now, page: String(next) }))}
        />
      </div>
    </SportsbookFrame>
  )
}

function DayChoice({ day, today, onDay }: { day: string; today: string; onDay: (day: string) => void }) {
  const step = (days: number): void => onDay(addDays(day, days))
  return (
    <div className="flex items-center gap-1">
      <IconButton look="solid" label={t('common.previous')} onClick={() => step(-1)}>
        <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <label className="flex min-w-0 items-center gap-2 px-1 text-xs text-muted">
        {t('sportsbook.results.day')}
        <input
          type="date"
          value={day}
          max={today}
          onChange={({ target }) => {
            if (target.value !== '') onDay(target.value)
          }}
          className="tabular h-11 min-w-0 rounded-control border border-line-control bg-surface-1 px-3 text-sm text-text"
        />
      </label>
      <IconButton look="solid" label={t('common.next')} disabled={day >= today} onClick={() => step(1)}>
        <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function Results({
  sport,
  day,
  pageNo,
  onPage,
}: {
  sport: Sport | undefined
  day: string
  pageNo: number
  onPage: (pageNo: number) => void
}) {
  const language = useLanguage()
  const { data, error, refetch } = useCallQuery(
    'sportsbook.results',
    { sport, day, pageNo, pageSize: 30, language },
    { keepPreviousData: true, refetchIntervalMs: freshMs },
  )
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <ListSkeleton />
  if (data.list.length === 0) return <EmptyState title={t('sportsbook.results.none')} />
  return (
    <>
      {[...groupsOf(data.list).values()].map((group) => (
        <section
          key={group[0]!.competition.id}
          className="overflow-hidden rounded-tile border border-line bg-surface-1"
        >
          <h2 className="flex min-h-10 items-center gap-2 bg-surface-2 px-3 text-sm">
            <bdi className="truncate font-bold text-text">{group[0]!.competition.name}</bdi>
            <bdi className="shrink-0 text-xs text-muted">{group[0]!.competition.region}</bdi>
          </h2>
          <ul className="divide-y divide-line">
            {(group as Result[]).map((result) => (
              <ResultRow key={result.id} result={result} />
            ))}
          </ul>
        </section>
      ))}
      <ListPager pageNo={data.pageNo} totalPages={data.totalPages} onPage={onPage} />
    </>
  )
}
