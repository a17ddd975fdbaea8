// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { Listing } from '../../shared/listing.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import type { Payment } from './contract-words.ts'
import { payeeColumn, paymentColumns } from './payment-columns.tsx'
import { PeriodText } from './period-text.tsx'

const PaymentDialog = lazy(() => import('./payment-dialog.tsx'))
const refetchIntervalMs = 15_000

const periodColumn: Column<Payment> = {
  key: 'period',
  title: t('console.contracts.settled'),
  render: (row) => (
    <span className="flex flex-col">
      <span>{t(`console.contracts.kind.${row.kind}`)}</span>
      <span className="text-xs text-muted">
        <PeriodText of={row} />
      </span>
    </span>
  ),
}

/** Payments above the limit, which an operator approves or declines. */
export function WaitingPayments() {
  const decides = usePermission('money')
  const [pageNo, setPageNo] = useState(1)
  const [deciding, setDeciding] = useState<{ payment: Payment; approve: boolean }>()
  const query = useCallQuery(
    'backoffice.contractPayments',
    { ...useBrandFilter(), status: 'Pending', pageNo, pageSize: 20 },
    { refetchIntervalMs },
  )
  const brandColumn = useBrandColumn<Payment>()
  const actions: Column<Payment> = {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (payment) => (
      <span className="inline-flex gap-2">
        <Button size="small" look="quiet" onClick={() => setDeciding({ payment, approve: false })}>
          {t('console.contracts.decline')}
        </Button>
        <Button size="small" look="primary" onClick={() => setDeciding({ payment, approve: true })}>
          {t('console.approve')}
        </Button>
      </span>
    ),
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-md font-bold text-text">{t('console.contracts.waitingPayments')}</h2>
      <p className="max-w-prose text-sm text-muted">{t('console.contracts.waitingPaymentsExplain')}</p>
      <Listing
        caption={t('console.contracts.waitingPayments')}
        query={query}
        columns={[
          payeeColumn,
          ...brandColumn,
          periodColumn,
          ...paymentColumns,
          ...(decides ? [actions] : []),
        ]}
        rowKey={(row) => row.paymentId}
        empty={t('console.contracts.noWaitingPayments')}
        onPage={setPageNo}
      />
      {deciding && (
        <Suspense>
          <PaymentDialog {...deciding} onClose={() => setDeciding(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
