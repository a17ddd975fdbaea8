// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'
import type { CallOutput } from '@tessera/contract'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressPage } from '../../../shared/address.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'

type Alert = CallOutput<'backoffice.alerts'>['list'][number]

const whenColumn: Column<Alert> = {
  key: 'time',
  title: t('console.time'),
  render: (row) => <Moment at={row.time} />,
}
const columns: Column<Alert>[] = [
  { key: 'source', title: t('console.source'), render: (row) => row.source },
  {
    key: 'message',
    title: t('console.message'),
    render: (row) => <Message of={row} />,
  },
  { key: 'details', title: t('console.details'), render: (row) => <Details of={row.details} /> },
]

/** What a person must look at: refused wins, late payments, ledger differences. */
export function AlertsPage() {
  const [pageNo, setPageNo] = useAddressPage()
  const query = useCallQuery(
    'backoffice.alerts',
    { ...useBrandFilter(), pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  const brandColumn = useBrandColumn<Alert>()
  return (
    <Page title={t('console.alerts')}>
      <Listing
        caption={t('console.alerts')}
        query={query}
        columns={[whenColumn, ...brandColumn, ...columns]}
        rowKey={(row) => row.id}
        empty={t('console.noAlerts')}
        onPage={setPageNo}
      />
    </Page>
  )
}

/** What it is about, as the way to the page where its cause is looked at. */
function Message({ of: { message, page } }: { of: Alert }) {
  if (page === '/alerts') return <span className="font-semibold text-text">{message}</span>
  return (
    <Link
      to={page}
      className="inline-flex min-h-11 items-center font-semibold text-text underline decoration-line-control underline-offset-4 hover:text-brand"
    >
      {message}
    </Link>
  )
}

function Details({ of }: { of: Record<string, string> }) {
  return (
    <span className="text-xs text-muted">
      {Object.entries(of)
        .map(([name, value]) => `${name}: ${value}`)
        .join(' · ')}
    </span>
  )
}
