// SPDX-License-Identifier: Apache-2.0
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import type { VoidedRound } from './room-words.ts'

const columns: Column<VoidedRound>[] = [
  { key: 'at', title: t('console.time'), render: ({ at }) => <Moment at={at} /> },
  {
    key: 'table',
    title: t('console.rooms.table'),
    render: ({ name, number }) => (
      <span className="flex flex-col">
        <span className="font-semibold text-text">{name}</span>
        <span className="tabular text-xs text-muted">{t('console.rooms.round', { number })}</span>
      </span>
    ),
  },
  { key: 'by', title: t('console.rooms.by'), render: ({ by }) => by },
  { key: 'reason', title: t('console.stepReason'), render: ({ reason }) => reason },
]

/** The rounds whose stakes went back because two operators decided so. */
export function VoidedRounds({ rounds }: { rounds: readonly VoidedRound[] }) {
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h2 className="text-lg font-bold text-text">{t('console.rooms.voided')}</h2>
      {rounds.length === 0 ? (
        <p className="text-sm text-muted">{t('console.rooms.noVoided')}</p>
      ) : (
        <Table
          caption={t('console.rooms.voided')}
          columns={columns}
          rows={rounds}
          rowKey={({ roundId }) => roundId}
        />
      )}
    </section>
  )
}
