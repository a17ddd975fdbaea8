// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { usePanels } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'
import { ClaimCard } from './claim-card.tsx'
import { RebateLines } from './rebate-lines.tsx'

/** What the member's valid bets bring back: ready to claim, by day and type of games (D-149). */
export function RebatePage() {
  const { openCenter } = usePanels()
  const { data, error, refetch } = useCallQuery(
    'rewards.manualRebate',
    {},
    { member: true, staleTimeMs: 0, refetchIntervalMs: 10_000 },
  )
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-tile" />
  return (
    <div className="flex flex-1 flex-col gap-4">
      <ClaimCard rebate={data} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span className="min-w-0 flex-1 basis-64">{t('rebates.hint')}</span>
        <Button look="quiet" onClick={() => openCenter('playerRank')}>
          {t('rebates.rates')}
        </Button>
      </p>
      {data.list.length === 0 ? (
        <div className="flex flex-1 items-center justify-center rounded-tile border border-line bg-bg">
          <EmptyState title={t('rebates.empty')} drawing={<Mosaic of="coins" />}>
            {t('rebates.emptyHint')}
          </EmptyState>
        </div>
      ) : (
        <RebateLines rebate={data} />
      )}
    </div>
  )
}
