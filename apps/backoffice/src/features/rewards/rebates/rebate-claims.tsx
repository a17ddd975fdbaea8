// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'

export type Claim = CallOutput<'backoffice.rebateClaims'>['list'][number]
const ClaimDialog = lazy(() => import('./claim-dialog.tsx'))

/** Rebates that members have claimed, newest first. */
export default function RebateClaims() {
  const [username, setUsername] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<Claim>()
  const query = useCallQuery('backoffice.rebateClaims', {
    ...useBrandFilter(),
    username: username.trim(),
    pageNo,
    pageSize: 20,
  })
  const columns = useClaimColumns(setOpen)
  return (
    <>
      <Listing
        caption={t('console.ranks.rebates')}
        query={query}
        columns={columns}
        rowKey={(row) => row.claimId}
        empty={t('console.ranks.noRebates')}
        onPage={setPageNo}
        above={
          <div className="max-w-xs">
            <TextField
              label={t('console.ranks.member')}
              maxLength={64}
              value={username}
              onChange={(event) => {
                setUsername(event.target.value)
                setPageNo(1)
              }}
            />
          </div>
        }
      />
      {open && (
        <Suspense>
          <ClaimDialog claim={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function useClaimColumns(onOpen: (claim: Claim) => void): Column<Claim>[] {
  return [
    {
      key: 'member',
      title: t('console.ranks.member'),
      render: (row) => (
        <Link
          to="/accounts/$id"
          params={{ id: String(row.memberId) }}
          className="font-semibold text-text underline"
        >
          {row.username}
        </Link>
      ),
    },
    ...useBrandColumn<Claim>(),
    {
      key: 'bets',
      title: t('console.ranks.validBets'),
      end: true,
      render: (row) => <Money value={row.validBets} />,
    },
    {
      key: 'amount',
      title: t('console.ranks.rebate'),
      end: true,
      render: (row) => <Money value={row.amount} currency={row.currency} className="font-bold" />,
    },
    { key: 'time', title: t('console.ranks.time'), render: (row) => <Moment at={row.time} /> },
    {
      key: 'actions',
      title: t('console.actions'),
      end: true,
      render: (row) => (
        <Button size="small" look="quiet" onClick={() => onOpen(row)}>
          {t('console.open')}
        </Button>
      ),
    },
  ]
}
