// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import { useState, type ReactNode } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { useClaim } from '../../shared/rewards/use-claim.ts'
import { usePricedClaim } from '../../shared/rewards/use-priced-claim.tsx'
import { useRewardNews } from '../../shared/rewards/use-reward-news.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import { RewardRow } from './reward-row.tsx'

const pageSize = 20

/** What other features have granted to the member: what can be claimed first, then what was claimed. */
export function RewardCentrePage() {
  useRewardNews()
  const { openCenter } = usePanels()
  const { claim, claiming } = useClaim()
  const { wish, dialog } = usePricedClaim(claim)
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'rewardCentre.list',
    { pageNo, pageSize },
    { member: true, keepPreviousData: true, staleTimeMs: 0 },
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
  const [open, before] = [
    data.list.filter(({ status }) => status === 'Claim'),
    data.list.filter(({ status }) => status === 'Claimed'),
  ]
  const rows = (list: typeof open): ReactNode =>
    list.map((reward) => (
      <RewardRow
        key={reward.rewardId}
        reward={reward}
        busy={claiming === reward.rewardId}
        onClaim={() => wish(reward)}
      />
    ))
  return (
    <div className="flex flex-col gap-6">
      {open.length > 0 ? (
        <Part title={t('rewardCentre.open')}>{rows(open)}</Part>
      ) : (
        data.claimable === 0 && (
          <div className="rounded-tile border border-line bg-bg">
            <EmptyState
              title={t('rewardCentre.empty')}
              drawing={<Mosaic of="gift" />}
              action={
                <Button className="mt-2" onClick={() => openCenter('missionLeaderboard')}>
                  {t('rewardCentre.missions')}
                </Button>
              }
            >
              {t('rewardCentre.emptyHint')}
            </EmptyState>
          </div>
        )
      )}
      {before.length > 0 && <Part title={t('rewardCentre.before')}>{rows(before)}</Part>}
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
      {dialog}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-2">
    <h3 className="text-sm font-bold text-text">{title}</h3>
    <ul className="flex flex-col gap-2">{children}</ul>
  </section>
)
