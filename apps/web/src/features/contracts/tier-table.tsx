// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { t } from '../../shared/texts/texts.ts'
import { formatRate } from './format.ts'

type Tiers = CallOutput<'contracts.payment'>['tiers']
type NumberedTier = Tiers[number] & { index: number }

const tierColumns = (): Column<NumberedTier>[] => [
  { key: 'tier', title: t('contracts.tiersTitle'), render: ({ index }) => index + 1 },
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
  {
    key: 'rate',
    title: t('contracts.rate'),
    end: true,
    render: (row) => <b>{formatRate(row.rate)}</b>,
  },
]

const appliedColumn = (applied: number | null): Column<NumberedTier> => ({
  key: 'applied',
  title: t('contracts.applies'),
  end: true,
  render: ({ index }) => (index === applied ? <Badge tone="good">{t('contracts.applies')}</Badge> : '–'),
})

/**
 * The tiers of a contract. `applied` marks the one that counted for a payment (from 0; null: none was reached),
 * `title` stands above them.
 */
export function TierTable({
  tiers,
  applied,
  title,
}: {
  tiers: Tiers
  applied?: number | null
  title?: string
}) {
  return (
    <div className="flex flex-col gap-2">
      {title !== undefined && <h4 className="font-semibold">{title}</h4>}
      {applied === null && <p className="text-sm text-muted">{t('contracts.noTier')}</p>}
      <Table
        caption={title ?? t('contracts.tiersTitle')}
        rows={tiers.map((tier, index) => ({ ...tier, index }))}
        narrow="slide"
        rowKey={({ index }) => index}
        columns={applied === undefined ? tierColumns() : [...tierColumns(), appliedColumn(applied)]}
      />
    </div>
  )
}
