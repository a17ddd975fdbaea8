import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { ErrorState } from '@tessera/ui/error-state.tsx'
import { Segmented } from '@tessera/ui/segmented.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useState } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useAsk } from '../../shared/api/use-ask.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { useMedia, wideScreen } from '../../shared/site/use-media.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { BetsCards } from './bets-cards.tsx'
import { BetsTable } from './bets-table.tsx'
import { spanStart, spans, type Span } from './spans.ts'

const labels = { today: 'bets.range.today', week: 'bets.range.week', month: 'bets.range.month' } as const

/** The betting record: own rounds, newest first. */
export function BetsPage() {
  const wide = useMedia(wideScreen)
  const { siteTimeZone } = useSite().whitelabel
  const [chosen, setChosen] = useState<{ span: Span; from: number }>(() => ({ span: 'week', from: spanStart('week', Date.now(), siteTimeZone) }))
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useAsk('bets.history', { startTime: chosen.from, pageNo }, { member: true, keep: true, staleTimeMs: 0 })
  const choose = (span: Span) => {
    setChosen({ span, from: spanStart(span, Date.now(), siteTimeZone) })
    setPageNo(1)
  }
  return (
    <div className="flex flex-col gap-4">
      <Segmented label={t('bets.range')} value={chosen.span} onChange={choose} options={spans.map((value) => ({ value, label: t(labels[value]) }))} />
      {error && !data
        ? <ErrorState title={messageOf(error, t('common.error.title'))} retryLabel={t('common.retry')} onRetry={() => void refetch()} />
        : !data ? <Skeleton className="h-64 w-full rounded-tile" /> : data.list.length === 0 ? <EmptyState title={t('bets.empty')}>{t('bets.emptyHint')}</EmptyState> : wide ? <BetsTable bets={data.list} /> : <BetsCards bets={data.list} />}
      {data && <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />}
    </div>
  )
}
