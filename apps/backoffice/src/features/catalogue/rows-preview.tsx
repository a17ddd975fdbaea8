// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { TileImage } from '@tessera/ui/media/tile-image.tsx'
import { client } from '../../shared/api.ts'
import { QueryState } from '../../shared/query-state.tsx'
import { t } from '../../shared/texts.ts'
import type { HomeRow } from './home-row.ts'

/** The rows as the platform would fill them now. It saves nothing. */
export function RowsPreview({ rows }: { rows: readonly HomeRow[] }) {
  const list = useDeferredValue(rows)
  const query = useQuery({
    queryKey: ['previewSections', list],
    queryFn: () => client.call('backoffice.previewSections', { list: [...list] }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const { data } = query
  return (
    <section aria-label={t('console.rowsPreview')} className="flex flex-col gap-3">
      <h2 className="text-md font-bold text-text">{t('console.rowsPreview')}</h2>
      <QueryState query={query} skeleton="h-64 w-full" />
      {data?.length === 0 && <p className="text-sm text-muted">{t('console.rowsEmpty')}</p>}
      {data?.map((row) => (
        <section key={row.key} aria-label={row.title} className="rounded-tile border border-line bg-bg p-3">
          <h3 className="mb-2 flex items-center gap-2 text-sm font-bold text-text">
            {row.title}
            <span className="font-normal text-muted" dir="ltr">
              {row.seeMore}
            </span>
          </h3>
          {/* A row that scrolls must be reachable by keyboard. */}
          <ul tabIndex={0} aria-label={row.title} className="flex gap-2 overflow-x-auto pb-1">
            {row.games.map((game) => (
              <li key={game.nodeId} className="flex w-24 shrink-0 flex-col gap-1">
                <span className="block aspect-3/4 overflow-hidden rounded-control">
                  <TileImage src={game.iconUrl} eager={false} />
                </span>
                <span className="truncate text-xs text-text">{game.name}</span>
                {game.pinned && (
                  <Badge small tone="good">
                    {t('console.pinned')}
                  </Badge>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
