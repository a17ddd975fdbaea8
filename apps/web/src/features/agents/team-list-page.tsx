// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { formatTime } from '@tessera/ui/data/time.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useMember } from '../../shared/session/use-member.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { AccountFilter } from '../../shared/team/account-filter.tsx'
import { EmptyAgentPage } from './empty-agent-page.tsx'
import { PagedList } from '../../shared/team/paged-list.tsx'

type Downline = CallOutput<'agents.teamManagement'>['list'][number]

interface RowActions {
  onTransfer: (account: string) => void
  /** Undefined while no kind of contract is switched on. */
  onOffer: ((account: string) => void) | undefined
}

/**
 * Everybody below the agent, newest first, searchable by part of the name; each can receive a transfer, and
 * agents directly below the offer of a contract.
 */
export function TeamListPage(actions: RowActions) {
  const [account, setAccount] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const query = useCallQuery(
    'agents.teamManagement',
    { account, pageNo },
    { member: true, keepPreviousData: true },
  )
  const nobody =
    account === '' ? (
      <EmptyAgentPage page="agentTeamManagement" />
    ) : (
      <EmptyState title={t('agents.notInTeam')} />
    )
  return (
    <div className="flex flex-1 flex-col gap-4">
      <AccountFilter
        onChoose={(next) => {
          setAccount(next)
          setPageNo(1)
        }}
      />
      <PagedList query={query} empty={nobody} pageNo={pageNo} onPage={setPageNo}>
        {(rows) => <Downlines rows={rows} {...actions} />}
      </PagedList>
    </div>
  )
}

function Downlines({ rows, onTransfer, onOffer }: { rows: readonly Downline[] } & RowActions) {
  const zone = useZone()
  const { data: member } = useMember()
  const canOffer = (row: Downline): boolean => row.type !== 0 && row.upline === member?.userName
  return (
    <Table
      caption={t('agents.agentTeamManagement')}
      rows={rows}
      room="own"
      rowKey={(row) => row.account}
      columns={[
        {
          key: 'account',
          title: t('agents.account'),
          render: (row) => <bdi className="font-semibold">{row.account}</bdi>,
        },
        {
          key: 'kind',
          title: t('agents.kind'),
          render: (row) => (row.type === 0 ? t('agents.kind.member') : t('agents.kind.agent')),
        },
        { key: 'upline', title: t('agents.upline'), render: (row) => <bdi>{row.upline}</bdi> },
        {
          key: 'below',
          title: t('agents.directDownlines'),
          end: true,
          render: (row) => <bdi className="tabular">{row.directDownlines}</bdi>,
        },
        {
          key: 'balance',
          title: t('wallet.balance'),
          end: true,
          render: (row) => <Money value={row.balance} className="font-bold" />,
        },
        {
          key: 'registered',
          title: t('agents.registeredAt'),
          render: (row) => (
            <time
              dir="ltr"
              dateTime={new Date(row.registeredAt).toISOString()}
              className="tabular whitespace-nowrap text-muted"
            >
              {formatTime(row.registeredAt, zone).slice(0, 10)}
            </time>
          ),
        },
        {
          key: 'actions',
          title: t('contracts.actions'),
          end: true,
          render: (row) => (
            <DownlineButtons
              account={row.account}
              onTransfer={onTransfer}
              onOffer={canOffer(row) ? onOffer : undefined}
            />
          ),
        },
      ]}
    />
  )
}

function DownlineButtons({ account, onTransfer, onOffer }: { account: string } & RowActions) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {onOffer && (
        <Button
          size="small"
          aria-label={t('contracts.offerTo', { account })}
          onClick={() => onOffer(account)}
        >
          {t('contracts.offerShort')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t('center.transfer.to', { account })}
        onClick={() => onTransfer(account)}
      >
        {t('wallet.type.TRANSFER')}
      </Button>
    </span>
  )
}
