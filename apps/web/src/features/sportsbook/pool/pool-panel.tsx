// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Spinner } from '@tessera/ui/data/spinner.tsx'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { useWalletWords } from '../../../shared/session/use-wallet-words.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { EventCard } from '../event/event-answer.ts'
import { forgetPlacing, type StakePlacing } from './placing.ts'
import { PoolBar } from './pool-bar.tsx'
import { PoolForm } from './pool-form.tsx'
import { sideName } from './side-name.ts'
import { StakeCard } from './stake-card.tsx'
import { useLastStake, usePool } from './use-pool.ts'

/** The pool of a fight: what is staked on both sides and returns now, a stake of one's own, and those in it. */
export function PoolPanel({ event }: { event: EventCard }) {
  const { pool: query, mine } = usePool(event.id)
  const { who, placing, isUndecided } = useLastStake()
  const lastStake = useId()
  const currency = useWalletCurrency().symbol
  const { data, error, refetch } = query
  if (!data)
    return error ? (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-64 rounded-panel" />
    )
  const { pool, isOpen } = data
  return (
    <section
      aria-labelledby="sportsbook-pool"
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface-1 p-4"
    >
      <h2 id="sportsbook-pool" className="text-md font-extrabold text-text">
        {t('sportsbook.pool')}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <PoolBar pool={pool} names={{ meron: event.home.name, wala: event.away.name }} currency={currency} />
        <div className="flex flex-col gap-3">
          {placing && (
            <LastStake id={lastStake} placing={placing} isHere={placing.question.eventId === event.id} />
          )}
          {isOpen ? (
            <PoolForm
              eventId={event.id}
              limits={data}
              who={who}
              waitsAt={isUndecided ? lastStake : undefined}
            />
          ) : (
            <p
              role="status"
              className="rounded-control bg-surface-2 px-3 py-2 text-sm font-semibold text-text"
            >
              {t('sportsbook.pool.closed')}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-col gap-1 text-xs text-muted">
        <p>
          {t('sportsbook.pool.about', { percent: pool.plasadaPercent })}
          {isOpen && ` ${t('sportsbook.pool.changes')}`}
        </p>
        <p>{t('sportsbook.pool.back')}</p>
      </div>
      {mine.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-bold text-text">{t('sportsbook.pool.mine')}</h3>
          <ul aria-label={t('sportsbook.pool.mine')} className="grid gap-2 md:grid-cols-2">
            {mine.map((stake) => (
              <StakeCard key={stake.betId} bet={stake} withEvent={false} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** What became of the stake that was placed last: of another fight only while that is not known. */
function LastStake({ id, placing, isHere }: { id: string; placing: StakePlacing; isHere: boolean }) {
  const { outcome, question, who } = placing
  const words = useWalletWords()
  if (!outcome)
    return (
      <p id={id} role="status" className="flex items-center gap-2 text-sm text-muted">
        <Spinner className="size-4 shrink-0" />
        {t('sportsbook.slip.finding')}
      </p>
    )
  if (!isHere) return null
  const isPlaced = outcome.kind === 'placed'
  return (
    <div
      role="status"
      className={`flex items-center justify-between gap-2 rounded-control ps-3 text-sm font-semibold ${isPlaced ? 'bg-brand-soft text-brand' : 'bg-danger-soft text-danger'}`}
    >
      <span className="py-2">
        {isPlaced
          ? t('sportsbook.pool.placed', {
              amount: words(question.stake),
              side: sideName(question.side),
            })
          : outcome.message}
      </span>
      <IconButton label={t('common.close')} onClick={() => forgetPlacing(who)}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
