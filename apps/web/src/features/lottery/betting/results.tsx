// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { Accordion } from '@tessera/ui/layout/accordion.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { Link } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { PrizeRows } from './prize-rows.tsx'
import { SeedProof } from './seed-proof.tsx'

const [asked, visibleFirst] = [100, 5]

/** The results of the last draws, the newest expanded, each with its seed. */
export function Results({ lottery, gameId }: { lottery: Lottery; gameId: number }) {
  const zone = useZone()
  const [all, setAll] = useState(false)
  const { data, error, refetch } = useCallQuery('lottery.openedNumbers', { gameId, count: asked })
  const list = all ? data?.list : data?.list.slice(0, visibleFirst)
  return (
    <section aria-labelledby="lottery-results">
      <h2 id="lottery-results" className="mb-3 text-lg font-bold text-text">
        {t('lottery.results')}
      </h2>
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !list ? (
        <Skeleton className="h-60 rounded-tile" />
      ) : list.length === 0 ? (
        <p className="rounded-tile border border-line bg-surface-1 px-4 py-6 text-center text-sm text-muted">
          {t('lottery.noResult')}
        </p>
      ) : (
        <Accordion
          key={list[0]?.numero}
          single
          openFirst={list[0]?.numero ?? ''}
          items={list.map((draw) => ({
            id: draw.numero,
            title: (
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <bdi className="tabular">{t('lottery.draw', { number: draw.numero })}</bdi>
                <Time at={draw.winningTime} zone={zone} className="text-xs font-semibold text-muted" />
              </span>
            ),
            content: (
              <div className="flex flex-col gap-3">
                <PrizeRows
                  lottery={lottery}
                  winningNumber={draw.winningNumber}
                  caption={t('lottery.draw', { number: draw.numero })}
                />
                <SeedProof gameCode={lottery.gameCode} draw={draw} />
              </div>
            ),
          }))}
        />
      )}
      {!all && data && data.list.length > visibleFirst && (
        <Button wide className="mt-3" onClick={() => setAll(true)}>
          {t('common.seeMore')}
        </Button>
      )}
      <Link
        to="/lotteryStatistics"
        search={{ gameCode: lottery.gameCode }}
        className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-text underline decoration-line-control underline-offset-4"
      >
        {t('lottery.history')}
      </Link>
    </section>
  )
}
