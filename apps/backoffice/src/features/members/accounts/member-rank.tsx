// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { CallOutput } from '@tessera/contract'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

export type MemberRank = CallOutput<'backoffice.memberRank'>
const ManagerDialog = lazy(() => import('./manager-dialog.tsx'))

/** Where a member stands in the VIP ranks, how they came there, and who looks after them. */
export function MemberRank({ id, username }: { id: number; username: string }) {
  const query = useCallQuery('backoffice.memberRank', { id })
  const { data } = query
  const mayAssign = usePermission('agents')
  const [assigning, setAssigning] = useState(false)
  if (!data) return <QueryState query={query} skeleton="h-32 w-full" />
  return (
    <>
      <Standing rank={data} />
      {mayAssign && (
        <span>
          <Button onClick={() => setAssigning(true)}>{t('console.memberRank.assign')}</Button>
        </span>
      )}
      <Changes rank={data} />
      {assigning && (
        <Suspense>
          <ManagerDialog
            id={id}
            username={username}
            current={data.manager?.operatorId}
            onClose={() => setAssigning(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Standing({ rank }: { rank: MemberRank }) {
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-tile border border-line bg-surface-1 p-4 text-sm md:grid-cols-4">
      <Fact label={t('console.memberRank.bets')}>
        <Money value={rank.validBets} />
      </Fact>
      <Fact label={t('console.memberRank.next')}>
        {rank.nextTarget === null ? '—' : <Money value={rank.nextTarget} />}
      </Fact>
      <Fact label={t('console.memberRank.peak')}>{`VIP${rank.peak}`}</Fact>
      <Fact label={t('console.memberRank.month')}>
        <Money value={rank.monthBets} />
      </Fact>
      <Fact label={t('console.memberRank.keep')}>
        <Money value={rank.keepTarget} />
      </Fact>
      <Fact label={t('console.memberRank.rebate')}>
        <Money value={rank.rebate} />
      </Fact>
      <Fact label={t('console.memberRank.manager')}>
        {rank.manager?.name ?? t('console.memberRank.noManager')}
      </Fact>
      {rank.bonuses.length > 0 && (
        <Fact label={t('console.memberRank.bonuses')}>
          {rank.bonuses.map(({ rankLevel, amount }) => `VIP${rankLevel}: ${formatMoney(amount)}`).join(', ')}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd className="font-semibold break-words text-text">{children}</dd>
    </div>
  )
}

type Change = MemberRank['changes'][number]

function causeOf({ cause, by, reason, monthBets }: Change): string {
  if (cause === 'OPERATOR') return t('console.memberRank.cause.OPERATOR', { name: by, reason })
  if (cause === 'MONTH') return t('console.memberRank.cause.MONTH', { amount: formatMoney(monthBets ?? 0) })
  return t('console.memberRank.cause.BETS')
}

function Changes({ rank: { changes } }: { rank: MemberRank }) {
  if (changes.length === 0) return <p className="text-sm text-muted">{t('console.memberRank.noChanges')}</p>
  return (
    <Table
      caption={t('console.memberRank.changes')}
      rows={changes}
      rowKey={(row) => `${row.time} ${row.from} ${row.to}`}
      columns={[
        {
          key: 'change',
          title: t('console.memberRank.change'),
          render: (row) => (
            <span dir="ltr" className="font-semibold text-text">{`VIP${row.from} → VIP${row.to}`}</span>
          ),
        },
        { key: 'cause', title: t('console.memberRank.cause'), render: causeOf },
        { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.time} /> },
      ]}
    />
  )
}
