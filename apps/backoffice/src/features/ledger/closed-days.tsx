// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { t } from '../../shared/texts.ts'

type ClosedDay = CallOutput<'backoffice.liabilities'>['list'][number]

const money = (key: 'total' | 'held' | 'bonus' | 'owed', title: string): Column<ClosedDay> => ({
  key,
  title,
  end: true,
  render: (row) => <Money value={row[key]} {...(key === 'total' && { className: 'font-bold text-text' })} />,
})
const dayColumn: Column<ClosedDay> = {
  key: 'day',
  title: t('console.closedDay'),
  render: (row) => <span className="tabular whitespace-nowrap">{row.day}</span>,
}
const columns: Column<ClosedDay>[] = [
  { key: 'currency', title: t('console.currency'), render: (row) => row.currency },
  {
    key: 'accounts',
    title: t('console.accounts'),
    end: true,
    render: (row) => <span className="tabular">{row.accounts.toLocaleString('en-US')}</span>,
  },
  money('total', t('console.owned')),
  money('held', t('console.ownedHeld')),
  money('bonus', t('console.ownedBonus')),
  money('owed', t('console.ownedOwed')),
  {
    key: 'root',
    title: t('console.root'),
    render: (row) => <span className="font-mono text-xs text-muted">{row.root.slice(0, 16)}…</span>,
  },
]

/** The daily close: what members owned at the end of each day, as the site publishes it. */
export function ClosedDays() {
  const { data } = useCallQuery('backoffice.liabilities', useBrandFilter())
  const brandColumn = useBrandColumn<ClosedDay>()
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-md font-bold text-text">{t('console.closedDays')}</h2>
      <p className="text-sm text-muted">{t('console.closedDaysHint')}</p>
      {!data ? (
        <Skeleton className="h-32 w-full" />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('console.noClosedDays')} />
      ) : (
        <Table
          caption={t('console.closedDays')}
          columns={[dayColumn, ...brandColumn, ...columns]}
          rows={data.list}
          rowKey={(row) => row.id}
        />
      )}
    </div>
  )
}
