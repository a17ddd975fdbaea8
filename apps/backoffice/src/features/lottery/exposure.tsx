// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { playNameIn } from '../../shared/play-words.ts'
import { QueryState } from '../../shared/query-state.tsx'
import { t } from '../../shared/texts.ts'

type Outcome = CallOutput<'backoffice.lotteryExposure'>['list'][number]
const drawnBars = 20

const columnsOf = (gameCode: string): Column<Outcome>[] => [
  {
    key: 'outcome',
    title: t('console.lottery.outcome'),
    render: (row) => (
      <span className="flex flex-wrap gap-x-2">
        <span className="text-muted">{playNameIn(gameCode, row.playType)}</span>
        <bdi dir="ltr" className="tabular font-semibold break-all text-text">
          {row.outcome}
        </bdi>
      </span>
    ),
  },
  {
    key: 'staked',
    title: t('console.lottery.stakes'),
    end: true,
    render: (row) => <Money value={row.staked} />,
  },
  {
    key: 'liability',
    title: t('console.lottery.liability'),
    end: true,
    render: (row) => <Money value={row.liability} className="font-bold text-text" />,
  },
]

/** What each number or outcome of a draw would return: bars, and the same as a table. */
export function Exposure({ id, gameCode }: { id: number; gameCode: string }) {
  const [asTable, setAsTable] = useState(false)
  const query = useCallQuery('backoffice.lotteryExposure', { id })
  const { data } = query
  if (!data) return <QueryState query={query} skeleton="h-48 w-full" />
  if (data.list.length === 0) return <EmptyState title={t('console.lottery.noExposure')} />
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-sm text-muted">{t('console.lottery.exposureExplain')}</p>
      <Bars gameCode={gameCode} outcomes={data.list.slice(0, drawnBars)} />
      <div>
        <Button size="small" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {t('console.lottery.table')}
        </Button>
      </div>
      {asTable && (
        <Table
          caption={t('console.lottery.exposure')}
          columns={columnsOf(gameCode)}
          rows={data.list}
          rowKey={(row) => `${row.playType} ${row.outcome}`}
        />
      )}
      {data.more > 0 && (
        <p className="text-xs text-muted">{t('console.lottery.more', { count: data.more })}</p>
      )}
    </div>
  )
}

/** One bar for each outcome; the table says the same to screen readers. */
function Bars({ gameCode, outcomes }: { gameCode: string; outcomes: readonly Outcome[] }) {
  const most = Math.max(...outcomes.map(({ liability }) => liability), 0.01)
  return (
    <figure
      aria-hidden="true"
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 rounded-tile border border-line bg-surface-1 p-4 text-xs"
    >
      {outcomes.map(({ playType, outcome, liability }) => (
        <div key={`${playType} ${outcome}`} className="contents">
          <span className="max-w-40 truncate">
            <span className="text-muted">{playNameIn(gameCode, playType)}</span>{' '}
            <bdi dir="ltr" className="tabular font-semibold text-text">
              {outcome}
            </bdi>
          </span>
          <span className="h-4 rounded-[4px] bg-surface-3">
            <span
              className="block h-full min-w-1 rounded-[4px] bg-brand"
              style={{ width: `${(liability / most) * 100}%` }}
            />
          </span>
          <Money value={liability} className="text-end font-bold text-text" />
        </div>
      ))}
    </figure>
  )
}
