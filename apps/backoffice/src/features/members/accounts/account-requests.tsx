// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { t } from '../../../shared/texts.ts'
import { RequestState, RequestWhat } from './request-state.tsx'
import type { AccountRequest } from './request-words.ts'

const columns: Column<AccountRequest>[] = [
  { key: 'what', title: t('console.request'), render: (row) => <RequestWhat row={row} /> },
  { key: 'status', title: t('console.status'), render: (row) => <RequestState row={row} /> },
]

export function AccountRequests({ id }: { id: number }) {
  const [pageNo, setPageNo] = useState(1)
  const query = useCallQuery('backoffice.accountRequests', { memberId: id, pageNo, pageSize: 5 })
  return (
    <Listing
      caption={t('console.requests')}
      query={query}
      columns={columns}
      rowKey={(row) => row.requestId}
      empty={t('console.noRequests')}
      onPage={setPageNo}
    />
  )
}
