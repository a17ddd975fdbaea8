// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandFilter } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'

/** The blocked lines; nothing when there are none. */
export function BlockedLines() {
  const [pageNo, turnTo] = useState(1)
  const query = useCallQuery('backoffice.lineBlocks', { ...useBrandFilter(), pageNo, pageSize: 20 })
  if ((query.data?.totalCount ?? 0) === 0) return null
  return (
    <section aria-label={t('console.block.list')} className="flex flex-col gap-2">
      <h2 className="text-md font-bold text-text">{t('console.block.list')}</h2>
      <Listing
        caption={t('console.block.list')}
        query={query}
        rowKey={({ memberId }) => memberId}
        empty={t('console.block.none')}
        onPage={turnTo}
        columns={[
          {
            key: 'agent',
            title: t('console.contracts.agent'),
            render: ({ memberId, username }) => (
              <Link
                to="/accounts/$id"
                params={{ id: String(memberId) }}
                className="font-semibold break-all text-text underline decoration-line-control underline-offset-4 hover:text-brand"
              >
                {username}
              </Link>
            ),
          },
          { key: 'since', title: t('console.block.when'), render: (row) => <Moment at={row.blockedAt} /> },
          { key: 'by', title: t('console.block.by'), render: (row) => row.blockedBy },
          { key: 'reason', title: t('console.stepReason'), render: (row) => row.reason },
        ]}
      />
    </section>
  )
}
