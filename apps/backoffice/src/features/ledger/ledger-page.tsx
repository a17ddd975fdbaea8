// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { useCallMutation, useCallQuery } from '../../shared/api.ts'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { QueryState } from '../../shared/query-state.tsx'
import { t } from '../../shared/texts.ts'
import { ClosedDays } from './closed-days.tsx'

type Health = CallOutput<'backoffice.ledgerHealth'>
type Sum = Health['sums'][number]
type OperatorAccount = Health['operatorAccounts'][number]
type Difference = Health['differences'][number]

const sumColumns: Column<Sum>[] = [
  {
    key: 'currency',
    title: t('console.currency'),
    render: (row) => <span className="font-semibold text-text">{row.currency}</span>,
  },
  { key: 'held', title: t('console.heldSum'), end: true, render: (row) => <Money value={row.held} /> },
  {
    key: 'total',
    title: t('console.sumOfAll'),
    end: true,
    render: (row) => <Money value={row.total} className="font-bold text-text" />,
  },
]
const operatorAccountColumns: Column<OperatorAccount>[] = [
  {
    key: 'purpose',
    title: t('console.purpose'),
    render: (row) => <span className="font-semibold text-text">{row.purpose}</span>,
  },
  { key: 'currency', title: t('console.currency'), render: (row) => row.currency },
  {
    key: 'balance',
    title: t('console.balance'),
    end: true,
    render: (row) => <Money value={row.balance} className="font-bold text-text" />,
  },
]
const differenceColumns: Column<Difference>[] = [
  { key: 'rule', title: t('console.rule'), render: (row) => row.rule },
  { key: 'account', title: t('console.purpose'), render: (row) => row.account },
  {
    key: 'expected',
    title: t('console.expected'),
    end: true,
    render: (row) => <span className="tabular">{row.expected}</span>,
  },
  {
    key: 'found',
    title: t('console.found'),
    end: true,
    render: (row) => <span className="tabular font-bold text-danger">{row.found}</span>,
  },
]

/** Does the money add up? The last check of the whole ledger. */
export function LedgerPage() {
  const query = useCallQuery('backoffice.ledgerHealth', {}, { refetchIntervalMs: 15_000 })
  const { data } = query
  const mayCheck = usePermission('money')
  const check = useCallMutation('backoffice.checkLedger', ['backoffice.ledgerHealth'])
  return (
    <Page
      title={t('console.ledger')}
      actions={
        mayCheck && (
          <Button look="primary" busy={check.isPending} onClick={() => check.mutate({})}>
            {t('console.checkNow')}
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton="h-64 w-full" />
      {data && <Health health={data} />}
      <ClosedDays />
    </Page>
  )
}

function Health({ health }: { health: Health }) {
  const state =
    health.checkedAt === null
      ? 'console.ledgerNotChecked'
      : health.healthy
        ? 'console.ledgerHealthy'
        : 'console.ledgerBroken'
  return (
    <>
      <div className="flex flex-col gap-3 rounded-tile border border-line bg-surface-1 p-4">
        <div>
          <Badge tone={health.checkedAt === null ? 'quiet' : health.healthy ? 'good' : 'bad'}>
            {t(state)}
          </Badge>
        </div>
        <p className="text-sm text-muted">{t('console.ledgerExplain')}</p>
        <dl className="grid grid-cols-2 gap-4 text-sm md:grid-cols-3">
          <Fact label={t('console.checkedAt')}>
            {health.checkedAt === null ? t('console.never') : <Moment at={health.checkedAt} />}
          </Fact>
          <Fact label={t('console.accounts')}>{health.accounts.toLocaleString('en-US')}</Fact>
          <Fact label={t('console.postings')}>{health.postings.toLocaleString('en-US')}</Fact>
        </dl>
      </div>
      {health.sums.length > 0 && (
        <Table
          caption={t('console.sumOfAll')}
          columns={sumColumns}
          rows={health.sums}
          rowKey={(row) => row.currency}
        />
      )}
      {health.operatorAccounts.length > 0 && (
        <Table
          caption={t('console.operatorAccounts')}
          columns={operatorAccountColumns}
          rows={health.operatorAccounts}
          rowKey={(row) => `${row.purpose} ${row.currency}`}
        />
      )}
      {health.differences.length > 0 && (
        <Table
          caption={t('console.differences')}
          columns={differenceColumns}
          rows={health.differences}
          rowKey={(row) => `${row.rule} ${row.account}`}
        />
      )}
    </>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd className="tabular font-semibold text-text">{children}</dd>
    </div>
  )
}
