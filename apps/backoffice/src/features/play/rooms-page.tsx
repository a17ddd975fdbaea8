// SPDX-License-Identifier: Apache-2.0
import { Select } from '@tessera/ui/forms/select.tsx'
import { useAddressChoice } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { roomColumns } from './room-columns.tsx'
import { VoidedRounds } from './voided-rounds.tsx'
import type { OperatedRoom } from './room-words.ts'

const refetchIntervalMs = 2_000
const views = ['playing', 'all'] as const

const isOfInterest = ({ stopped, phase, players }: OperatedRoom): boolean =>
  stopped !== null || phase !== 'closed' || players > 0

/** The live tables as they stand: who plays, money in play, what they returned, and how to stop them. */
export default function RoomsPage() {
  const [view, setView] = useAddressChoice('view', views, 'playing')
  const query = useCallQuery('backoffice.rooms', {}, { refetchIntervalMs })
  const selected =
    query.data === undefined || view === 'all' ? query.data?.list : query.data.list.filter(isOfInterest)
  return (
    <Page title={t('console.rooms')}>
      <Listing
        caption={t('console.rooms')}
        query={{ ...query, data: query.data && { ...query.data, list: selected ?? [] } } as typeof query}
        columns={roomColumns(query.data?.now ?? 0)}
        rowKey={({ room }) => room}
        empty={t('console.rooms.none')}
        above={
          <>
            <p className="max-w-prose text-sm text-muted">
              {t('console.rooms.explain')} {t('console.rooms.returnExplain')}
            </p>
            <div className="grid gap-3 md:grid-cols-3">
              <Select
                label={t('console.rooms.show')}
                value={view}
                options={views.map((value) => ({ value, label: t(`console.rooms.${value}`) }))}
                onChange={({ target }) => setView(target.value === 'all' ? 'all' : 'playing')}
              />
            </div>
          </>
        }
      />
      {query.data && <VoidedRounds rounds={query.data.voided} />}
    </Page>
  )
}
