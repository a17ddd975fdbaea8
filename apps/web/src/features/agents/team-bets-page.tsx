import type { CallOutput } from '@tessera/contract'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { Money } from '@tessera/ui/money.tsx'
import { Table } from '@tessera/ui/table.tsx'
import { Time } from '@tessera/ui/time.tsx'
import { useState } from 'react'
import { useAsk } from '../../shared/api/use-ask.ts'
import { SpanChoice, useSpan } from '../../shared/forms/span-choice.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { AccountFilter } from './account-filter.tsx'
import { isForeign } from './is-foreign.ts'
import { PagedList } from './paged-list.tsx'

type Round = CallOutput<'agents.teamBetting'>['list'][number]

/** The rounds of the team, newest first. */
export function TeamBetsPage() {
  const [chosen, choose] = useSpan('week')
  const [account, setAccount] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const query = useAsk('agents.teamBetting', { startTime: chosen.from, account, pageNo }, { member: true, keep: true, staleTimeMs: 0 })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 md:flex-row md:items-end md:justify-between">
        <AccountFilter onChoose={(next) => { setAccount(next); setPageNo(1) }} />
        <SpanChoice value={chosen.span} onChange={(span) => { choose(span); setPageNo(1) }} />
      </div>
      {isForeign(query.error)
        ? <EmptyState title={t('agents.notInTeam')} />
        : <PagedList query={query} empty={<EmptyState title={t('agents.empty.agentTeamBetting')}>{t('agents.emptyHint')}</EmptyState>} pageNo={pageNo} onPage={setPageNo}>{(rows) => <Rounds rows={rows} />}</PagedList>}
    </div>
  )
}

function Rounds({ rows }: { rows: readonly Round[] }) {
  const zone = useZone()
  return (
    <Table
      caption={t('agents.agentTeamBetting')} rows={rows} rowKey={(row) => `${row.account}/${row.vendor}/${row.roundId}`}
      columns={[
        { key: 'account', title: t('agents.account'), render: (row) => <bdi className="font-semibold">{row.account}</bdi> },
        { key: 'time', title: t('bets.time'), render: (row) => <Time at={row.time} zone={zone} className="text-muted" /> },
        { key: 'game', title: t('bets.game'), render: (row) => <bdi>{row.gameName}</bdi> },
        { key: 'bet', title: t('bets.bet'), end: true, render: (row) => <Money value={row.bet} /> },
        { key: 'payout', title: t('bets.payout'), end: true, render: (row) => <Money value={row.payout} className="font-bold" /> },
        { key: 'status', title: t('bets.status'), render: (row) => t(`bets.status.${row.status}`) },
      ]}
    />
  )
}
