// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { TileImage } from '@tessera/ui/media/tile-image.tsx'
import { DragRow, sayOrder } from '../../shared/drag-row.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { moved, OrderButtons } from '../../shared/order-buttons.tsx'
import { t } from '../../shared/texts.ts'
import { useDragOrder } from '../../shared/use-drag-order.ts'
import type { AdminGame, GameType } from './catalogue-words.ts'

const GameDialog = lazy(() => import('./game-dialog.tsx'))

interface GamesListProps {
  games: readonly AdminGame[]
  chosen: ReadonlySet<number>
  onChoose: (nodeIds: ReadonlySet<number>) => void
  /** The games are in the lobby's order of this type, so it can be changed. */ orderedType:
    | GameType
    | undefined
}

/** Games to select, to edit and, if they are in the lobby's order, to move. */
export function GamesList({ games, chosen, onChoose, orderedType }: GamesListProps) {
  const [edited, setEdited] = useState<AdminGame>()
  const reorder = useCallMutation('backoffice.orderGames', ['backoffice.catalogueGames'])
  const move = (from: number, to: number): void => {
    if (!orderedType || reorder.isPending) return
    reorder.mutate(
      {
        gameType: orderedType,
        nodeIds: moved(
          games.map(({ nodeId }) => nodeId),
          from,
          to,
        ),
      },
      sayOrder,
    )
  }
  const drag = useDragOrder(move)
  const choose = (nodeId: number, on: boolean): void =>
    onChoose(new Set(on ? [...chosen, nodeId] : [...chosen].filter((id) => id !== nodeId)))
  const all = games.every(({ nodeId }) => chosen.has(nodeId))
  return (
    <div className="rounded-tile border border-line bg-surface-1">
      <div className="border-b border-line px-3">
        <Checkbox
          checked={all}
          onChange={() => onChoose(new Set(all ? [] : games.map(({ nodeId }) => nodeId)))}
        >
          {t('console.choosePage')}
        </Checkbox>
      </div>
      <ol aria-label={t('console.games')}>
        {games.map((game, index) => (
          <DragRow key={game.nodeId} data-game={game.nodeId} drag={drag(orderedType ? index : -1)} oneLine>
            <Checkbox
              checked={chosen.has(game.nodeId)}
              onChange={(event) => choose(game.nodeId, event.target.checked)}
            >
              <span className="sr-only">{t('console.chooseGame', { name: game.name })}</span>
            </Checkbox>
            <span className="h-12 w-9 shrink-0 overflow-hidden rounded-[6px]">
              <TileImage src={game.iconUrl} eager={false} />
            </span>
            <GameWords game={game} />
            <span className="ms-auto flex items-center gap-2 max-md:basis-full max-md:justify-end">
              <Button
                size="small"
                aria-label={t('console.edit', { name: game.name })}
                onClick={() => setEdited(game)}
              >
                {t('console.editIt')}
              </Button>
              {orderedType && (
                <OrderButtons
                  name={game.name}
                  index={index}
                  count={games.length}
                  disabled={reorder.isPending}
                  onMove={(to) => move(index, to)}
                />
              )}
            </span>
          </DragRow>
        ))}
      </ol>
      {edited && (
        <Suspense>
          <GameDialog game={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function GameWords({ game }: { game: AdminGame }) {
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-1 md:flex-row md:items-center md:gap-3">
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate text-sm font-semibold text-text">{game.name}</span>
        <span className="text-xs text-muted md:truncate">
          {game.vendorName} · {t(`console.gameType.${game.gameType}`)} · <span dir="ltr">{game.gameId}</span>
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5">
        {game.isHot && (
          <Badge small tone="wait">
            {t('console.badge.hot')}
          </Badge>
        )}
        {game.isNew && (
          <Badge small tone="good">
            {t('console.badge.new')}
          </Badge>
        )}
        {!game.enabled && (
          <Badge small tone="bad">
            {t('console.badge.off')}
          </Badge>
        )}
        {!game.listed && (
          <Badge small tone="bad">
            {t('console.badge.unlisted')}
          </Badge>
        )}
        {game.maintenance && (
          <Badge small tone="bad">
            {t('console.badge.maintenance')}
          </Badge>
        )}
        {game.vendorMaintenance && (
          <Badge small tone="bad">
            {t('console.badge.vendorMaintenance')}
          </Badge>
        )}
        {game.closedByVendor && (
          <Badge small tone="bad">
            {t('console.badge.closedByVendor')}
          </Badge>
        )}
        {game.client === 'sample' && <Badge small>{t('console.badge.sample')}</Badge>}
      </span>
    </span>
  )
}
