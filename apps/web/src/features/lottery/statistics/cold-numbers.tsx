// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { t } from '../../../shared/texts/texts.ts'

const mostNumbers = 10

/** The numbers that were not drawn for longest, with the draws since they came. */
export function ColdNumbers({
  gameId,
  series: wanted,
}: {
  gameId: number
  /** The key of what is counted; otherwise what the lottery counts first. */
  series: string | undefined
}) {
  const { data, error } = useCallQuery('lottery.statistics', { gameId, source: 'site' })
  if (!data)
    return error ? (
      <p className="text-sm text-danger">{messageOf(error, t('common.error.title'))}</p>
    ) : (
      <Skeleton className="h-28 rounded-control" />
    )
  const series = data.series.find(({ key }) => key === wanted) ?? data.series[0]
  if (!series) return null
  const coldest = series.values.toSorted((one, other) => other.gap - one.gap).slice(0, mostNumbers)
  return (
    <section aria-labelledby="lottery-cold">
      <h2 id="lottery-cold" className="text-sm font-bold text-text">
        {t('lottery.board.cold')}
      </h2>
      <p className="mb-1 text-xs text-muted">{t('lottery.board.coldHint')}</p>
      <ol dir="ltr" className="tabular grid grid-cols-5 gap-1">
        {coldest.map(({ value, gap }) => (
          <li key={value} className="rounded-control bg-surface-2 px-1 py-1 text-center">
            <b className="block text-sm text-text">{value}</b>
            <span className="block text-xs text-muted">
              <span className="sr-only">{t('lottery.history.gap')} </span>
              {gap}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
