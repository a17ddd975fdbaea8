// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { formatTime } from '@tessera/ui/data/time.tsx'
import { useId, type ReactNode } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { SpanChoice, useSpan } from '../../shared/forms/span-choice.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { TeamTrend } from './team-trend.tsx'

type Overview = CallOutput<'agents.teamOverview'>

/** Totals of the agent's team, for a span of days that ends today. */
export function TeamOverviewPage() {
  const [chosen, choose] = useSpan('today')
  const { data, error, refetch } = useCallQuery(
    'agents.teamOverview',
    { startTime: chosen.from },
    { member: true, keepPreviousData: true, staleTimeMs: 10_000 },
  )
  return (
    <div className="flex flex-col gap-4">
      <SpanChoice value={chosen.span} onChange={choose} />
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Figures overview={data} />
      ) : (
        <Skeleton className="h-96 w-full rounded-tile" />
      )}
      <TeamTrend startTime={chosen.from} />
    </div>
  )
}

function Figures({ overview }: { overview: Overview }) {
  const zone = useZone()
  return (
    <>
      <Group title={t('agents.group.below')}>
        <Figure name={t('agents.members')}>
          <Count value={overview.members} />
        </Figure>
        <Figure name={t('agents.agents')}>
          <Count value={overview.agents} />
        </Figure>
        <Figure name={t('agents.newAccounts')}>
          <Count value={overview.newAccounts} />
        </Figure>
      </Group>
      <Group title={t('agents.group.team')}>
        <Figure name={t('agents.activeMembers')}>
          <Count value={overview.activeMembers} />
        </Figure>
        <Figure name={t('agents.teamBalance')}>
          <Money value={overview.teamBalance} />
        </Figure>
        <Figure name={t('agents.profitAndLoss')}>
          <Money value={overview.profitAndLoss} signed />
        </Figure>
        <Figure name={t('agents.deposits')}>
          <Money value={overview.deposits} />
        </Figure>
        <Figure name={t('agents.withdrawals')}>
          <Money value={overview.withdrawals} />
        </Figure>
        <Figure name={t('agents.bonuses')}>
          <Money value={overview.bonuses} />
        </Figure>
        <Figure name={t('agents.bets')}>
          <Money value={overview.bets} />
        </Figure>
        <Figure name={t('agents.payouts')}>
          <Money value={overview.payouts} />
        </Figure>
      </Group>
      <p className="text-xs text-muted">{t('bets.openNote')}</p>
      {overview.updatedAt !== null && (
        <p className="text-xs text-muted">
          {t('agents.updatedAt', { time: formatTime(overview.updatedAt, zone) })}
        </p>
      )}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-sm font-semibold text-muted">
        {title}
      </h3>
      <dl className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3">{children}</dl>
    </section>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-tile border border-line bg-bg px-4 py-3">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-md font-bold break-words">{children}</dd>
    </div>
  )
}

function Count({ value }: { value: number }) {
  return <bdi className="tabular">{value.toLocaleString('en-US')}</bdi>
}
