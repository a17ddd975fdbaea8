// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { t } from '../../../shared/texts/texts.ts'
import type { Rebate } from './claim-card.tsx'

/** The rebate by day and type of games, newest first. */
export function RebateLines({ rebate: { list, earlier } }: { rebate: Rebate }) {
  return (
    <div className="flex flex-col gap-2">
      <Table
        caption={t('shell.manualRebate')}
        rows={list}
        room="own"
        rowKey={(row) => `${row.day} ${row.gameType}`}
        columns={[
          {
            key: 'gameType',
            title: t('rebates.type'),
            render: (row) => <span className="font-bold">{t(`lobby.type.${row.gameType}`)}</span>,
          },
          {
            key: 'day',
            title: t('rebates.day'),
            render: (row) => (
              <time dir="ltr" dateTime={row.day} className="tabular whitespace-nowrap text-muted">
                {row.day}
              </time>
            ),
          },
          {
            key: 'bets',
            title: t('rebates.bets'),
            end: true,
            render: (row) => <Money value={row.validBets} />,
          },
          {
            key: 'rate',
            title: t('rebates.rate'),
            end: true,
            render: (row) => (
              <bdi dir="ltr" className="tabular">
                {row.rate.toFixed(2)}%
              </bdi>
            ),
          },
          {
            key: 'amount',
            title: t('rebates.amount'),
            end: true,
            render: (row) => <Money value={row.amount} signed className="font-bold" />,
          },
        ]}
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span>{t('rebates.fractions')}</span>
        {earlier !== 0 && (
          <span>
            {t('rebates.earlier')}: <Money value={earlier} />
          </span>
        )}
      </p>
    </div>
  )
}
