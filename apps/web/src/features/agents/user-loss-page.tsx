// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { t } from '../../shared/texts/texts.ts'
import { PagedList } from '../../shared/team/paged-list.tsx'
import { TeamList, useTeamFilter } from '../../shared/team/team-filter.tsx'

type Loss = CallOutput<'agents.userLoss'>['list'][number]

/** How much each member of the team lost, the largest net loss first. */
export function UserLossPage() {
  const filter = useTeamFilter()
  const query = useCallQuery('agents.userLoss', filter.input, {
    member: true,
    keepPreviousData: true,
    staleTimeMs: 0,
  })
  return (
    <TeamList filter={filter} error={query.error}>
      <PagedList
        query={query}
        empty={<EmptyState title={t('agents.empty.agentUserLoss')}>{t('agents.emptyHint')}</EmptyState>}
        pageNo={filter.input.pageNo}
        onPage={filter.turnTo}
      >
        {(rows) => (
          <>
            <Losses rows={rows} />
            <p className="text-xs text-muted">{t('bets.openNote')}</p>
          </>
        )}
      </PagedList>
    </TeamList>
  )
}

function Losses({ rows }: { rows: readonly Loss[] }) {
  return (
    <Table
      caption={t('agents.agentUserLoss')}
      rows={rows}
      room="own"
      rowKey={(row) => row.account}
      columns={[
        {
          key: 'account',
          title: t('agents.account'),
          render: (row) => <bdi className="font-semibold">{row.account}</bdi>,
        },
        { key: 'bets', title: t('agents.bets'), end: true, render: (row) => <Money value={row.bets} /> },
        {
          key: 'payouts',
          title: t('agents.payouts'),
          end: true,
          render: (row) => <Money value={row.payouts} />,
        },
        {
          key: 'bonuses',
          title: t('agents.bonuses'),
          end: true,
          render: (row) => <Money value={row.bonuses} />,
        },
        {
          key: 'netLoss',
          title: t('agents.netLoss'),
          end: true,
          render: (row) => <Money value={row.netLoss} className="font-bold" />,
        },
      ]}
    />
  )
}
