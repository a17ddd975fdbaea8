// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressPage } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import { AccountLink } from '../../shared/account-link.tsx'
import { Figure } from '../../shared/figure.tsx'

type Debt = CallOutput<'backoffice.contractDebts'>['list'][number]

const agentColumn: Column<Debt> = {
  key: 'agent',
  title: t('console.contracts.agent'),
  render: (row) => <AccountLink memberId={row.memberId} name={row.account} />,
}
const columns: Column<Debt>[] = [
  {
    key: 'owed',
    title: t('console.contracts.owed'),
    end: true,
    render: (row) => <Money value={row.owed} className="font-bold text-text" />,
  },
  {
    key: 'advanced',
    title: t('console.contracts.advancedEver'),
    end: true,
    render: (row) => <Money value={row.advanced} />,
  },
  { key: 'payments', title: t('console.contracts.payments'), end: true, render: (row) => row.payments },
  { key: 'last', title: t('console.contracts.lastAdvance'), render: (row) => <Moment at={row.lastTime} /> },
]

/** The agents who owe what the operator paid to their downlines in advance. */
export default function DebtsList() {
  const [pageNo, setPageNo] = useAddressPage('debts')
  const query = useCallQuery('backoffice.contractDebts', { ...useBrandFilter(), pageNo, pageSize: 20 })
  const totals = query.data?.totals
  const brandColumn = useBrandColumn<Debt>()
  return (
    <Listing
      caption={t('console.contracts.view.debts')}
      query={query}
      columns={[agentColumn, ...brandColumn, ...columns]}
      rowKey={(row) => row.memberId}
      empty={t('console.contracts.noDebts')}
      onPage={setPageNo}
      above={
        <>
          <p className="max-w-prose text-sm text-muted">{t('console.contracts.debtsExplain')}</p>
          {totals && totals.owed > 0 && (
            <dl className="grid max-w-md grid-cols-2 gap-3">
              <Figure name={`${t('console.contracts.total')}: ${t('console.contracts.owed')}`}>
                <Money value={totals.owed} />
              </Figure>
              <Figure name={`${t('console.contracts.total')}: ${t('console.contracts.advancedEver')}`}>
                <Money value={totals.advanced} />
              </Figure>
            </dl>
          )}
        </>
      }
    />
  )
}
