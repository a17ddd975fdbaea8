// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import Ticket from 'lucide-react/icons/ticket'
import { useEffect, useRef, useState } from 'react'
import { invalidate, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { useAccountKind, useSession } from '../../../shared/session/session.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t } from '../../../shared/texts/texts.ts'
import { BetsOrStakes } from '../pool/bets-or-stakes.tsx'
import { nameLanguage } from '../words/name-language.ts'
import { BetCard } from './bet-card.tsx'
import { useInvalidateAtChanges } from './use-invalidate-at-changes.ts'

const views = ['open', 'settled', 'refused'] as const
type View = (typeof views)[number]
const [pageSize, mostPending] = [20, 50]
const [pendingPollMs, calmPollMs] = [1_500, 15_000]
const viewName = (view: View): string =>
  view === 'refused' ? t('sportsbook.slip.refused') : t(`sportsbook.bets.${view}`)

/** My bets: open ones with what is pending, settled ones, and those that were not accepted. */
export function BetsPage() {
  useTitle(t('sportsbook.bets'))
  const isMember = useSession() === 'member'
  const { trial } = useAccountKind()
  const { askToEnter } = usePanels()
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <PageHead title={t('sportsbook.bets')} icon={Ticket} />
      {trial ? (
        <EmptyState title={t('shell.trial')} />
      ) : isMember ? (
        <BetsOrStakes bets={<Bets />} />
      ) : (
        <EmptyState
          title={t('sportsbook.bets.visitor')}
          action={
            <Button look="primary" onClick={() => askToEnter()}>
              {t('sportsbook.slip.login')}
            </Button>
          }
        />
      )}
    </div>
  )
}

function Bets() {
  const [view, setView] = useState<View>('open')
  const [pageNo, setPageNo] = useState(1)
  const pending = useCallQuery(
    'sportsbook.bets',
    { status: 'pending', pageSize: mostPending, language: nameLanguage() },
    {
      member: true,
      staleTimeMs: 0,
      refetchIntervalMs: (latest) => (latest && latest.totalCount > 0 ? pendingPollMs : calmPollMs),
    },
  ).data
  const { data, error, refetch } = useCallQuery(
    'sportsbook.bets',
    { status: view, pageNo, pageSize, language: nameLanguage() },
    { member: true, keepPreviousData: true, staleTimeMs: 0, refetchIntervalMs: calmPollMs },
  )
  const waiting = pending?.totalCount ?? 0
  // Once one is decided it has moved to another list.
  const before = useRef(waiting)
  useEffect(() => {
    if (before.current !== waiting) invalidate('sportsbook.bets')
    before.current = waiting
  }, [waiting])
  const bets = [...(view === 'open' && pageNo === 1 ? (pending?.list ?? []) : []), ...(data?.list ?? [])]
  useInvalidateAtChanges(bets)
  return (
    <>
      <Segmented
        wide
        label={t('sportsbook.bets')}
        options={views.map((value) => ({ value, label: viewName(value) }))}
        value={view}
        onChange={(next) => {
          setView(next)
          setPageNo(1)
        }}
      />
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-64 w-full rounded-tile" />
      ) : bets.length === 0 ? (
        <EmptyState title={t('sportsbook.bets.empty')} />
      ) : (
        <ul aria-label={t('sportsbook.bets')} className="flex flex-col gap-3">
          {bets.map((bet) => (
            <BetCard key={bet.betId} bet={bet} />
          ))}
        </ul>
      )}
      {data && <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />}
    </>
  )
}
