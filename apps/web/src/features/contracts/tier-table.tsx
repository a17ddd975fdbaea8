// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { t } from '../../shared/texts/texts.ts'
import { formatRate } from './format.ts'
import type { Reasons } from './recompute.ts'

/** The tiers of a contract, with a mark at the one that applied. */
export function TierTable({
  tiers,
  applied,
  version,
}: {
  tiers: Reasons['tiers']
  /** Counted from 0; null: none was reached. */
  applied: number | null
  version: number
}) {
  const rows = tiers.map((tier, index) => ({ ...tier, index }))
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-semibold">{t('contracts.tiers', { version })}</h4>
      {applied === null && <p className="text-sm text-muted">{t('contracts.noTier')}</p>}
      <Table
        caption={t('contracts.tiers', { version })}
        rows={rows}
        room="own"
        rowKey={({ index }) => index}
        columns={[
          {
            key: 'bets',
            title: t('contracts.minBets'),
            end: true,
            render: (row) => <Money value={row.minBets} />,
          },
          {
            key: 'profit',
            title: t('contracts.minProfit'),
            end: true,
            render: (row) => <Money value={row.minProfitLoss} />,
          },
          {
            key: 'active',
            title: t('contracts.minActive'),
            end: true,
            render: (row) => row.minActiveMembers,
          },
          { key: 'rate', title: t('contracts.rate'), end: true, render: (row) => formatRate(row.rate) },
          {
            key: 'applied',
            title: t('contracts.applies'),
            end: true,
            render: ({ index }) =>
              index === applied ? <Badge tone="good">{t('contracts.applies')}</Badge> : '–',
          },
        ]}
      />
    </div>
  )
}
