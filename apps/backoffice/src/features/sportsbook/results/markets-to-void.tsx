// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { marketKey } from '@tessera/rules/sportsbook/model/market'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { marketName } from '../../../shared/sportsbook/market-words.ts'
import { t } from '../../../shared/texts.ts'
import type { WholeResult } from './result-words.ts'

const VoidDialog = lazy(() => import('./void-dialog.tsx'))
type Market = WholeResult['markets'][number]

interface MarketsProps {
  event: WholeResult['event']
  markets: readonly Market[]
  voided: readonly string[]
}

/** The markets of an event, each with a way to declare it void. */
export function MarketsToVoid({ event, markets, voided }: MarketsProps) {
  const [chosen, setChosen] = useState<Market>()
  const enters = usePermission('enterResults')
  const isVoid = ({ line, ...terms }: Market): boolean =>
    voided.includes(marketKey({ ...terms, line: line ?? undefined }))
  const columns: Column<Market>[] = [
    {
      key: 'market',
      title: t('console.results.market'),
      render: (row) => marketName(event.sport, row),
    },
    {
      key: 'status',
      title: t('console.status'),
      render: (row) => (
        <Badge tone={isVoid(row) ? 'bad' : 'quiet'}>
          {isVoid(row) ? t('console.results.isVoid') : t(`console.sportsbook.market.${row.status}`)}
        </Badge>
      ),
    },
    {
      key: 'actions',
      title: t('console.actions'),
      end: true,
      render: (row) =>
        enters &&
        !isVoid(row) && (
          <Button
            size="small"
            aria-label={`${t('console.results.voidMarket')}: ${marketName(event.sport, row)}`}
            onClick={() => setChosen(row)}
          >
            {t('console.results.voidMarket')}
          </Button>
        ),
    },
  ]
  return (
    <>
      <Table
        caption={t('console.results.markets')}
        columns={columns}
        rows={markets}
        rowKey={(row) => row.id}
      />
      {chosen && (
        <Suspense>
          <VoidDialog event={event} market={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
