// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import { t } from '../../../shared/texts/texts.ts'
import { AllRanks } from './all-ranks.tsx'
import { KeepCard } from './keep-card.tsx'
import { ManagerCard } from './manager-card.tsx'
import { NextCard } from './next-card.tsx'
import { RankHero } from './rank-hero.tsx'
import { RankHistory } from './rank-history.tsx'
import { useRank } from './use-rank.ts'

/** The member's VIP rank: the way to the next one, what keeps this one, and what each rank brings (D-148). */
export function RankPage() {
  const { data, error, refetch } = useRank()
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
    <div className="flex flex-col gap-4">
      <RankHero rank={data} />
      <div className="grid gap-4 lg:grid-cols-2">
        <KeepCard rank={data} />
        <NextCard rank={data} />
      </div>
      {data.manager && <ManagerCard manager={data.manager} />}
      <AllRanks
        key={data.rankLevel}
        ranks={data.ranks}
        own={data.rankLevel}
        bonusWagerTimes={data.bonusWagerTimes}
      />
      {data.changes.length > 0 && <RankHistory changes={data.changes} />}
    </div>
  )
}
