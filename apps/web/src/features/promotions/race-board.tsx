// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useEffect, useRef } from 'react'
import { invalidate, useCallQuery } from '../../shared/api/use-call-query.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { t } from '../../shared/texts/texts.ts'

/** The board is loaded again at most this often, however fast its ranks change. */
const refetchIntervalMs = 3_000

/** The ranks of a race as they change, with masked names; the member's own rank is marked. */
export function RaceBoard({ promotionId, currency }: { promotionId: number; currency: string }) {
  const { data } = useCallQuery(
    'promotions.raceBoard',
    { promotionId },
    { member: true, keepPreviousData: true, staleTimeMs: 5_000 },
  )
  useBoardNews(promotionId)
  if (!data) return <Skeleton className="h-40 w-full rounded-panel" />
  const { list, own } = data
  return (
    <section
      aria-label={t('promotions.board')}
      className="min-w-0 rounded-panel border border-line bg-surface-1 p-5 md:p-8"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg font-bold text-text">{t('promotions.board')}</h2>
        {own && (
          <p role="status" className="text-sm font-semibold text-brand">
            {t('promotions.ownRank', { rank: own.rank })}
          </p>
        )}
      </div>
      {list.length === 0 ? (
        <p className="text-sm text-muted">{t('promotions.boardEmpty')}</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{t('promotions.board')}</caption>
          <thead className="sr-only">
            <tr>
              {(['ownRank', 'player', 'validBets', 'reward'] as const).map((column) => (
                <th key={column} scope="col">
                  {titles[column]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map(({ rank, name, score, prize, own: mine }) => (
              <tr key={rank} className={cx('border-t border-line', mine && 'bg-brand-soft font-bold')}>
                <td className="tabular w-10 py-2 ps-2 text-muted">{rank}</td>
                <td className="min-w-0 py-2">
                  <bdi>{name}</bdi>
                </td>
                <td className="py-2 text-end">
                  <Money value={score} />
                </td>
                <td className="py-2 pe-2 text-end">
                  {prize > 0 && <Money value={prize} currency={currency} className="text-brand" />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const titles = {
  ownRank: () => '#',
  player: () => t('promotions.player'),
  validBets: () => t('bets.validBet'),
  reward: () => t('promotions.reward'),
}

function useBoardNews(promotionId: number): void {
  const timer = useRef<number | undefined>(undefined)
  useTopic('promotions.race', ({ promotionId: changed }) => {
    if (changed !== promotionId || timer.current !== undefined) return
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      invalidate('promotions.raceBoard', 'promotions.status')
    }, refetchIntervalMs)
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])
}
