// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { RequestState, RequestWhat } from './request-state.tsx'
import type { AccountRequest } from './request-words.ts'

const RequestDialog = lazy(() => import('./request-dialog.tsx'))
const refetchIntervalMs = 15_000

/** Steps into members' accounts that one operator requests and another one decides. */
export default function RequestsPage() {
  const [visible, setVisible] = useAddressChoice('state', ['waiting', 'all'], 'waiting')
  const [pageNo, setPageNo] = useAddressPage()
  const [deciding, setDeciding] = useState<{ request: AccountRequest; approve: boolean }>()
  const query = useCallQuery(
    'backoffice.accountRequests',
    { ...useBrandFilter(), ...(visible === 'waiting' ? { waiting: true } : {}), pageNo, pageSize: 20 },
    { refetchIntervalMs },
  )
  const columns = useRequestColumns((request, approve) => setDeciding({ request, approve }))
  return (
    <Page title={t('console.requests')}>
      <p className="max-w-prose text-sm text-muted">{t('console.requestsExplain')}</p>
      <Listing
        caption={t('console.requests')}
        query={query}
        columns={columns}
        rowKey={(row) => row.requestId}
        empty={t('console.noRequests')}
        onPage={setPageNo}
        above={
          <Segmented
            label={t('console.status')}
            value={visible}
            onChange={(next) => {
              setVisible(next)
              setPageNo(1)
            }}
            options={[
              { value: 'waiting' as const, label: t('console.request.waiting') },
              { value: 'all' as const, label: t('console.all') },
            ]}
          />
        }
      />
      {deciding && (
        <Suspense>
          <RequestDialog {...deciding} onClose={() => setDeciding(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

function useRequestColumns(
  onDecide: (request: AccountRequest, approve: boolean) => void,
): Column<AccountRequest>[] {
  const decides = usePermission('approveAccounts')
  return [
    {
      key: 'member',
      title: t('console.member'),
      render: (row) => (
        <Link
          to="/accounts/$id"
          params={{ id: String(row.memberId) }}
          className="inline-flex min-h-11 items-center font-semibold text-text underline decoration-line-control underline-offset-4 hover:text-brand"
        >
          {row.username}
        </Link>
      ),
    },
    ...useBrandColumn<AccountRequest>(),
    { key: 'what', title: t('console.request'), render: (row) => <RequestWhat row={row} /> },
    { key: 'status', title: t('console.status'), render: (row) => <RequestState row={row} /> },
    ...(decides
      ? [
          {
            key: 'actions',
            title: t('console.actions'),
            end: true,
            render: (row: AccountRequest) => (
              <DecideButtons request={row} onDecide={(approve) => onDecide(row, approve)} />
            ),
          },
        ]
      : []),
  ]
}

interface DecideButtonsProps {
  request: AccountRequest
  onDecide: (approve: boolean) => void
}

/** Nobody decides about a request of their own. */
function DecideButtons({ request: { status, own }, onDecide }: DecideButtonsProps) {
  if (status !== 'waiting') return null
  if (own) return <span className="text-xs text-muted">{t('console.ownRequest')}</span>
  return (
    <span className="inline-flex gap-2">
      <Button size="small" look="quiet" onClick={() => onDecide(false)}>
        {t('console.refuse')}
      </Button>
      <Button size="small" look="primary" onClick={() => onDecide(true)}>
        {t('console.approve')}
      </Button>
    </span>
  )
}
