// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandFilter } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import type { Pair } from './card-room-words.ts'
import { FreezeList } from './freeze-list.tsx'
import { TableList } from './table-list.tsx'
import { pairColumns } from './pair-columns.tsx'

const HandsDialog = lazy(() => import('./hands-dialog.tsx'))
const refetchIntervalMs = 30_000

/** Pairs of members whose play together looks arranged, their hands, the tables, and wins on hold. */
export default function CardRoomsPage() {
  const [looked, setLooked] = useState<Pair>()
  const query = useCallQuery('backoffice.cardPairs', useBrandFilter(), { refetchIntervalMs })
  return (
    <Page title={t('console.cards')}>
      <Listing
        caption={t('console.cards')}
        query={query}
        columns={pairColumns(setLooked)}
        rowKey={({ players, game, currency }) =>
          [...players.map(({ memberId }) => memberId), game, currency].join(' ')
        }
        empty={t('console.cards.none')}
        above={
          <p className="max-w-prose text-sm text-muted">
            {t('console.cards.explain')} {query.data?.masked === true && t('console.cards.masked')}
          </p>
        }
      />
      <TableList />
      <FreezeList />
      {looked && (
        <Suspense>
          <HandsDialog pair={looked} onClose={() => setLooked(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}
