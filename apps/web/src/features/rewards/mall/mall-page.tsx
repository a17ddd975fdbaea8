// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../../shared/router/index.ts'
import type { CallOutput } from '@tessera/contract'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import Gem from 'lucide-react/icons/gem'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { useMember } from '../../../shared/session/use-member.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t } from '../../../shared/texts/texts.ts'
import { EarnCard } from './earn-card.tsx'
import { PointsPanel } from './points-panel.tsx'
import { RedeemHistory } from './redeem-history.tsx'
import { RewardCard } from './reward-card.tsx'
import { Categories, type CategoryChoice } from './categories.tsx'
import { useHasPoints, useMissingPoints } from './use-points.ts'
import { useRedeem } from './use-redeem.tsx'

/** The points mall: rewards, the member's points, and their redemptions. */
export function MallPage() {
  useTitle(t('mall.title'))
  const hasPoints = useHasPoints()
  const [category, setCategory] = useState<CategoryChoice>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'rewards.mallRewards',
    { category, pageNo },
    { keepPreviousData: true },
  )
  return (
    <>
      <div>
        <PageHead title={t('mall.title')} icon={Gem} />
        <p className="mt-1 text-md text-muted">{t('mall.hint')}</p>
      </div>
      <PointsPanel />
      <EarnCard />
      {data && data.categories.length > 1 && (
        <Categories
          categories={['ALL', ...data.categories]}
          chosen={category}
          onChoose={(next) => {
            setCategory(next)
            setPageNo(1)
          }}
        />
      )}
      {data ? (
        <Rewards page={data} onPage={setPageNo} />
      ) : error ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting />
      )}
      {hasPoints && <RedeemHistory />}
    </>
  )
}

const grid = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4'

function Waiting() {
  return (
    <div className={grid}>
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className="h-72 rounded-panel" />
      ))}
    </div>
  )
}

function Rewards({
  page,
  onPage,
}: {
  page: CallOutput<'rewards.mallRewards'>
  onPage: (pageNo: number) => void
}) {
  const { redeem, dialog } = useRedeem()
  const hasPoints = useHasPoints()
  const missing = useMissingPoints()
  const { data: member } = useMember()
  if (page.totalCount === 0) {
    return (
      <div className="flex min-h-[40dvh] items-center justify-center rounded-panel border border-line bg-surface-1">
        <EmptyState
          title={t('mall.empty')}
          drawing={<Mosaic of="gift" />}
          action={
            <Link to="/promotions" className={buttonClass()}>
              {t('mall.action')}
            </Link>
          }
        >
          {t('mall.emptyHint')}
        </EmptyState>
      </div>
    )
  }
  return (
    <div>
      <ul className={grid}>
        {page.list.map((reward, index) => (
          <li key={reward.rewardId}>
            <RewardCard
              reward={reward}
              rankLevel={member?.clubLabel.rankLevel}
              eager={index < 4}
              missing={hasPoints ? missing : undefined}
              onRedeem={() => redeem(reward)}
            />
          </li>
        ))}
      </ul>
      <ListPager pageNo={page.pageNo} totalPages={page.totalPages} onPage={onPage} />
      {dialog}
    </div>
  )
}
