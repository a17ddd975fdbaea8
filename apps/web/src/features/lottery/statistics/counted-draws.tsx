// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { messageOf } from '@tessera/contract/client/failure'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { statisticsSpans, type StatisticsSpan } from '@tessera/rules/lottery/statistics/spans'
import { weekDays, type WeekDay } from '@tessera/rules/lottery/week-days'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { locale, t } from '../../../shared/texts/texts.ts'
import { PillBar } from '../pill-bar.tsx'
import { weekDayName } from '../week-day-name.ts'
import { Deviation } from './deviation.tsx'
import { Frequencies } from './frequencies.tsx'
import { HeadsAndTails } from './heads-and-tails.tsx'
import { NumbersTable } from './numbers-table.tsx'
import type { Source } from './source-choice.tsx'
import { seriesName } from './series-name.ts'

type Statistics = CallOutput<'lottery.statistics'>

const usualSpan: StatisticsSpan = 90

/** What a span of draws of one source had: how often each number came, and how even that is. */
export function CountedDraws({
  gameId,
  lottery,
  source,
}: {
  gameId: number
  lottery: Lottery
  source: Source
}) {
  const [days, setDays] = useState<StatisticsSpan>(usualSpan)
  const [weekDay, setWeekDay] = useState<WeekDay>('ALL')
  const [key, setKey] = useState<string>()
  const { data, error, refetch, isPlaceholderData } = useCallQuery(
    'lottery.statistics',
    { gameId, source, days, ...(weekDay === 'ALL' ? {} : { weekDay }) },
    { keepPreviousData: true },
  )
  const series = data?.series.find((one) => one.key === key) ?? data?.series[0]
  return (
    <section aria-labelledby="lottery-frequency" className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <PillBar
          label={t('lottery.history.span')}
          pills={statisticsSpans.map((span) => ({ key: span, label: spanName(span) }))}
          chosen={days}
          onChoose={setDays}
          small
        />
        {lottery.drawDays.length > 1 && (
          <PillBar
            label={t('lottery.days')}
            pills={weekDays
              .filter((day) => day === 'ALL' || lottery.drawDays.includes(day))
              .map((day) => ({ key: day, label: weekDayName(day, locale(), t('common.all')) }))}
            chosen={weekDay}
            onChoose={setWeekDay}
            small
          />
        )}
        {data && data.series.length > 1 && (
          <PillBar
            label={t('lottery.history.series')}
            pills={data.series.map((one) => ({ key: one.key, label: seriesName(one.key) }))}
            chosen={series?.key ?? ''}
            onChoose={setKey}
            small
          />
        )}
      </div>
      <div
        className={cx(
          'flex flex-col gap-4 rounded-panel border border-line bg-surface-1 p-4 transition-opacity duration-160',
          isPlaceholderData && 'opacity-60',
        )}
        aria-busy={isPlaceholderData || undefined}
      >
        <SpanHead counted={data} />
        {data ? (
          <CountedSeries series={series} draws={data.draws} />
        ) : error ? (
          <ErrorState
            title={messageOf(error, t('common.error.title'))}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-96 rounded-tile" />
        )}
      </div>
    </section>
  )
}

/** The title, and which draws have been counted. */
function SpanHead({ counted }: { counted: Statistics | undefined }) {
  return (
    <div>
      <h2 id="lottery-frequency" className="text-lg font-bold text-text">
        {t('lottery.history.frequency')}
      </h2>
      {counted?.firstDay && counted.lastDay && (
        <p role="status" className="text-sm text-muted">
          {t('lottery.history.counted', {
            draws: counted.draws,
            from: isolated(counted.firstDay),
            until: isolated(counted.lastDay),
          })}
        </p>
      )}
    </div>
  )
}

function CountedSeries({
  series,
  draws,
}: {
  series: Statistics['series'][number] | undefined
  draws: number
}) {
  if (!series) return <p className="py-6 text-center text-sm text-muted">{t('lottery.history.empty')}</p>
  return (
    <>
      <Frequencies series={series} />
      <NumbersTable series={series} draws={draws} />
      <div className="grid gap-6 lg:grid-cols-2">
        {series.values.length === 100 && <HeadsAndTails series={series} />}
        <Deviation deviation={series.deviation} />
      </div>
    </>
  )
}

/** A date that keeps its order in a sentence that is written from right to left, and never breaks at a hyphen. */
const isolated = (date: string): string => `\u2066${date.replaceAll('-', '\u2060-\u2060')}\u2069`

function spanName(span: StatisticsSpan): string {
  if (span === 365) return t('lottery.history.year')
  return span > 365 ? t('lottery.history.fiveYears') : t('lottery.history.days', { days: span })
}
