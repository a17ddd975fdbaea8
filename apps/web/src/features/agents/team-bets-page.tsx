// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { PagedList } from '../../shared/team/paged-list.tsx'
import { TeamList, useTeamFilter } from '../../shared/team/team-filter.tsx'

type Round = CallOutput<'agents.teamBetting'>['list'][number]

/** The team's rounds, newest first. */
export function TeamBetsPage() {
  const filter = useTeamFilter()
  const query = useCallQuery('agents.teamBetting', filter.input, {
    member: true,
    keepPreviousData: true,
    staleTimeMs: 0,
  })
  return (
    <TeamList filter={filter} error={query.error}>
      <PagedList
        query={query}
        empty={<EmptyState title={t('agents.empty.agentTeamBetting')}>{t('agents.emptyHint')}</EmptyState>}
        pageNo={filter.input.pageNo}
        onPage={filter.turnTo}
      >
        {(rows) => <Rounds rows={rows} />}
      </PagedList>
    </TeamList>
  )
}

function Rounds({ rows }: { rows: readonly Round[] }) {
  const zone = useZone()
  return (
    <Table
      caption={t('agents.agentTeamBetting')}
      rows={rows}
      room="own"
      rowKey={(row) => `${row.account}/${row.vendor}/${row.roundId}`}
      columns={[
        {
          key: 'account',
          title: t('agents.account'),
          render: (row) => <bdi className="font-semibold">{row.account}</bdi>,
        },
        {
          key: 'time',
          title: t('bets.time'),
          render: (row) => <Time at={row.time} zone={zone} className="text-muted" />,
        },
        {
          key: 'game',
          title: t('bets.game'),
          render: (row) => <bdi className="whitespace-nowrap">{row.gameName}</bdi>,
        },
        { key: 'bet', title: t('bets.bet'), end: true, render: (row) => <Money value={row.bet} /> },
        {
          key: 'payout',
          title: t('bets.payout'),
          end: true,
          render: (row) => <Money value={row.payout} className="font-bold" />,
        },
        { key: 'status', title: t('bets.status'), render: (row) => t(`bets.status.${row.status}`) },
      ]}
    />
  )
}
