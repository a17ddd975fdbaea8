// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressPage } from '../../../shared/address.ts'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { AddRate } from './add-rate.tsx'

type Rate = CallOutput<'backoffice.exchangeRates'>['list'][number]

/** The rates of a brand, latest day first, with a form to enter the next. */
export function RatesList({ today }: { today: string }) {
  const [pageNo, setPageNo] = useAddressPage('rates')
  const query = useCallQuery('backoffice.exchangeRates', { ...useBrandInput(), pageNo, pageSize: 20 })
  const { data } = query
  const mayAdd = usePermission('money')
  const columns: Column<Rate>[] = [
    { key: 'from', title: t('console.currencies.validFrom'), render: (row) => row.validFrom },
    {
      key: 'rate',
      title: t('console.currencies.rate'),
      render: (row) => (
        <span className="tabular">{`1 ${row.currency} = ${row.rate} ${data?.own ?? ''}`}</span>
      ),
    },
    { key: 'by', title: t('console.currencies.enteredBy'), render: (row) => row.enteredBy },
    { key: 'at', title: t('console.time'), render: (row) => <Moment at={row.enteredAt} /> },
  ]
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-md font-bold text-text">{t('console.currencies.rates')}</h2>
      <p className="max-w-prose text-sm text-muted">{t('console.currencies.explain')}</p>
      {data && mayAdd && data.possible.length > 0 && (
        <AddRate own={data.own} possible={data.possible} today={today} />
      )}
      <Listing
        caption={t('console.currencies.rates')}
        query={query}
        columns={columns}
        rowKey={(row) => `${row.currency} ${row.validFrom} ${row.enteredAt}`}
        empty={t('console.currencies.noRates')}
        onPage={setPageNo}
      />
    </section>
  )
}
