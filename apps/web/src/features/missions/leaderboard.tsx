// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { t } from '../../shared/texts/texts.ts'

const refetchIntervalMs = 60_000

/** The first twenty of the week and the member's own rank. */
export function Leaderboard() {
  const { data } = useCallQuery(
    'missions.leaderboard',
    { period: 'WEEK' },
    { member: true, keepPreviousData: true, staleTimeMs: 10_000, refetchIntervalMs },
  )
  if (!data) return <Skeleton className="h-48 w-full rounded-tile" />
  const { list, own } = data
  const listed = list.some((row) => row.own)
  return (
    <section aria-labelledby="mission-leaderboard" className="flex flex-col gap-3">
      <div>
        <h3 id="mission-leaderboard" className="text-sm font-bold text-text">
          {t('missions.leaderboard')}
        </h3>
        <p className="text-xs text-muted">{t('missions.leaderboard.hint')}</p>
      </div>
      {list.length === 0 ? (
        <p className="rounded-tile border border-line bg-bg px-4 py-6 text-center text-sm text-muted">
          {t('missions.leaderboard.empty')}
        </p>
      ) : (
        <ol className="overflow-hidden rounded-tile border border-line bg-bg">
          {list.map((row, index) => (
            <Row
              key={index}
              rank={row.rank}
              name={row.own ? t('missions.you') : row.customerName}
              count={row.count}
              own={row.own}
            />
          ))}
        </ol>
      )}
      {list.length > 0 && !listed && (
        <div className="overflow-hidden rounded-tile border border-brand bg-brand-soft">
          {own ? (
            <ol>
              <Row rank={own.rank} name={t('missions.leaderboard.own')} count={own.count} own />
            </ol>
          ) : (
            <p className="px-4 py-3 text-sm text-text">{t('missions.leaderboard.none')}</p>
          )}
        </div>
      )}
    </section>
  )
}

const medals = ['bg-gold text-bg', 'bg-surface-3 text-text', 'bg-gold-soft text-gold'] as const

function Row({ rank, name, count, own }: { rank: number; name: string; count: number; own: boolean }) {
  return (
    <li
      aria-current={own ? 'true' : undefined}
      className={cx(
        'flex h-12 items-center gap-3 border-b border-line px-4 text-sm last:border-b-0',
        own && 'bg-brand-soft',
      )}
    >
      <span
        className={cx(
          'tabular flex h-7 min-w-7 shrink-0 items-center justify-center rounded-full px-1.5 text-xs font-bold',
          medals[rank - 1] ?? 'text-muted',
        )}
      >
        {rank}
      </span>
      <span className={cx('min-w-0 flex-1 truncate', own ? 'font-bold text-text' : 'text-text')}>
        <bdi>{name}</bdi>
      </span>
      <span className="text-muted">{t('missions.leaderboard.count', { count })}</span>
    </li>
  )
}
