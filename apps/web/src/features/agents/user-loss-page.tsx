import type { CallOutput } from '@tessera/contract'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { Money } from '@tessera/ui/money.tsx'
import { Table } from '@tessera/ui/table.tsx'
import { useState } from 'react'
import { useAsk } from '../../shared/api/use-ask.ts'
import { SpanChoice, useSpan } from '../../shared/forms/span-choice.tsx'
import { t } from '../../shared/texts/texts.ts'
import { AccountFilter } from './account-filter.tsx'
import { isForeign } from './is-foreign.ts'
import { PagedList } from './paged-list.tsx'

type Loss = CallOutput<'agents.userLoss'>['list'][number]

/** Who of the team lost how much, the largest net loss first. */
export function UserLossPage() {
  const [chosen, choose] = useSpan('week')
  const [account, setAccount] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const query = useAsk('agents.userLoss', { startTime: chosen.from, account, pageNo }, { member: true, keep: true, staleTimeMs: 0 })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 md:flex-row md:items-end md:justify-between">
        <AccountFilter onChoose={(next) => { setAccount(next); setPageNo(1) }} />
        <SpanChoice value={chosen.span} onChange={(span) => { choose(span); setPageNo(1) }} />
      </div>
      {isForeign(query.error)
        ? <EmptyState title={t('agents.notInTeam')} />
        : <PagedList query={query} empty={<EmptyState title={t('agents.empty.agentUserLoss')}>{t('agents.emptyHint')}</EmptyState>} pageNo={pageNo} onPage={setPageNo}>{(rows) => <Losses rows={rows} />}</PagedList>}
    </div>
  )
}

function Losses({ rows }: { rows: readonly Loss[] }) {
  return (
    <Table
      caption={t('agents.agentUserLoss')} rows={rows} rowKey={(row) => row.account}
      columns={[
        { key: 'account', title: t('agents.account'), render: (row) => <bdi className="font-semibold">{row.account}</bdi> },
        { key: 'bets', title: t('agents.bets'), end: true, render: (row) => <Money value={row.bets} /> },
        { key: 'payouts', title: t('agents.payouts'), end: true, render: (row) => <Money value={row.payouts} /> },
        { key: 'bonuses', title: t('agents.bonuses'), end: true, render: (row) => <Money value={row.bonuses} /> },
        { key: 'netLoss', title: t('agents.netLoss'), end: true, render: (row) => <Money value={row.netLoss} className="font-bold" /> },
      ]}
    />
  )
}
