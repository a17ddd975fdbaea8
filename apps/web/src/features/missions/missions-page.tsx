// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import type { CallOutput } from '@tessera/contract'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useClaim } from '../../shared/rewards/use-claim.ts'
import { usePricedClaim } from '../../shared/rewards/use-priced-claim.tsx'
import { useRewardNews } from '../../shared/rewards/use-reward-news.ts'
import { t } from '../../shared/texts/texts.ts'
import { Leaderboard } from './leaderboard.tsx'
import { MissionCard } from './mission-card.tsx'

const order = { Claim: 0, Process: 1, Claimed: 2 } as const

/** What can be claimed comes first, what was claimed last; otherwise missions stay in the order of the operator. */
const byStatus = (
  one: Pick<CallOutput<'missions.summary'>['missions'][number], 'status'>,
  other: typeof one,
): number => order[one.status] - order[other.status]

/** Bets of other windows move progress too. */
const refetchIntervalMs = 10_000

/** The missions of the member, and who has finished most of them this week. */
export function MissionsPage() {
  useRewardNews()
  const { claim, claiming } = useClaim()
  const { wish, dialog } = usePricedClaim(claim)
  const { data, error, refetch } = useCallQuery(
    'missions.summary',
    {},
    { member: true, keepPreviousData: true, staleTimeMs: 0, refetchIntervalMs },
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
    <div className="flex flex-col gap-7">
      {data.missions.length === 0 ? (
        <div className="rounded-tile border border-line bg-bg">
          <EmptyState title={t('missions.empty')} drawing={<Mosaic of="trophy" />}>
            {t('missions.emptyHint')}
          </EmptyState>
        </div>
      ) : (
        <ul aria-label={t('missions.title')} className="grid gap-3 lg:grid-cols-2">
          {data.missions.toSorted(byStatus).map((mission) => (
            <MissionCard
              key={mission.missionId}
              mission={mission}
              busy={claiming !== undefined && claiming === mission.rewardId}
              onClaim={(reward) => wish({ ...reward, title: mission.title })}
            />
          ))}
        </ul>
      )}
      <Leaderboard />
      {dialog}
    </div>
  )
}
