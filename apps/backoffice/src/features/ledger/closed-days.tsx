// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { Listing } from '../../shared/listing.tsx'
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
  const query = useCallQuery('backoffice.liabilities', useBrandFilter())
  const brandColumn = useBrandColumn<ClosedDay>()
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-md font-bold text-text">{t('console.closedDays')}</h2>
      <p className="text-sm text-muted">{t('console.closedDaysHint')}</p>
      <Listing
        caption={t('console.closedDays')}
        query={query}
        columns={[dayColumn, ...brandColumn, ...columns]}
        rowKey={(row) => row.id}
        empty={t('console.noClosedDays')}
      />
    </div>
  )
}
