// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import { AccountLink } from '../../shared/account-link.tsx'
import { ratesText, type ContractRequest } from './contract-words.ts'

const RequestDialog = lazy(() => import('./request-dialog.tsx'))
const refetchIntervalMs = 15_000

const agentColumn: Column<ContractRequest> = {
  key: 'agent',
  title: t('console.contracts.agent'),
  render: (row) => <AccountLink memberId={row.memberId} name={row.account} />,
}
const columns: Column<ContractRequest>[] = [
  {
    key: 'kind',
    title: t('console.contracts.kind'),
    render: (row) =>
      `${t(`console.contracts.kind.${row.kind}`)}, ${t(`console.contracts.period.${row.periodType}`)}`,
  },
  {
    key: 'rates',
    title: t('console.contracts.rates'),
    end: true,
    render: (row) => <span className="tabular whitespace-nowrap">{ratesText(row.tiers)}</span>,
  },
  {
    key: 'asked',
    title: t('console.request'),
    render: (row) => (
      <span className="flex flex-col">
        <span className="text-xs text-muted">
          {t('console.askedBy', { name: row.askedBy })} · <Moment at={row.askedAt} />
        </span>
        <span className="break-words">{row.reason}</span>
      </span>
    ),
  },
]

/** Offers with a high rate, which another operator than the one who made them approves. */
export function WaitingOffers() {
  const [pageNo, setPageNo] = useState(1)
  const [deciding, setDeciding] = useState<{ request: ContractRequest; approve: boolean }>()
  const query = useCallQuery(
    'backoffice.contractRequests',
    { ...useBrandFilter(), waiting: true, pageNo, pageSize: 20 },
    { refetchIntervalMs },
  )
  const brandColumn = useBrandColumn<ContractRequest>()
  const [approves, refuses] = [usePermission('money'), usePermission('agents')]
  const actions: Column<ContractRequest> = {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (request) =>
      request.own ? (
        <span className="text-xs text-muted">{t('console.ownRequest')}</span>
      ) : (
        <span className="inline-flex gap-2">
          {refuses && (
            <Button size="small" look="quiet" onClick={() => setDeciding({ request, approve: false })}>
              {t('console.refuse')}
            </Button>
          )}
          {approves && (
            <Button size="small" look="primary" onClick={() => setDeciding({ request, approve: true })}>
              {t('console.approve')}
            </Button>
          )}
        </span>
      ),
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-md font-bold text-text">{t('console.contracts.waitingOffers')}</h2>
      <Listing
        caption={t('console.contracts.waitingOffers')}
        query={query}
        columns={[agentColumn, ...brandColumn, ...columns, actions]}
        rowKey={(row) => row.requestId}
        empty={t('console.contracts.noWaitingOffers')}
        onPage={setPageNo}
      />
      {deciding && (
        <Suspense>
          <RequestDialog {...deciding} onClose={() => setDeciding(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
