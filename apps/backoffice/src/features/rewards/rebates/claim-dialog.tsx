// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import type { Claim } from './rebate-claims.tsx'

/** What a rebate that was paid consists of. */
export default function ClaimDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const query = useCallQuery('backoffice.rebateClaim', { id: claim.claimId })
  const { data } = query
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.ranks.rebateOf', { name: claim.username })}
      closeLabel={t('console.close')}
      size="large"
    >
      <QueryState query={query} skeleton="h-48 w-full" />
      {data && (
        <Table
          caption={t('console.ranks.rebateOf', { name: claim.username })}
          rows={data.lines}
          rowKey={(row) => `${row.day} ${row.gameType}`}
          columns={[
            { key: 'day', title: t('console.ranks.day'), render: (row) => row.day },
            {
              key: 'type',
              title: t('console.ranks.gameType'),
              render: (row) => t(`console.gameType.${row.gameType}`),
            },
            { key: 'rank', title: t('console.memberRank'), render: (row) => `VIP${row.rankLevel}` },
            {
              key: 'bets',
              title: t('console.ranks.validBets'),
              end: true,
              render: (row) => <Money value={row.validBets} />,
            },
            {
              key: 'rate',
              title: t('console.ranks.rate'),
              end: true,
              render: (row) => `${row.rate.toFixed(2)}%`,
            },
            {
              key: 'amount',
              title: t('console.ranks.rebate'),
              end: true,
              render: (row) => <Money value={row.amount} />,
            },
          ]}
        />
      )}
    </Dialog>
  )
}
