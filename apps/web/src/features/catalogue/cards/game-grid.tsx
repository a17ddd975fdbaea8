// SPDX-License-Identifier: Apache-2.0
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useRowsInView } from '@tessera/ui/layout/use-rows-in-view.ts'
import { useRef } from 'react'
import type { Game } from '../game-types.ts'
import { GameCard } from './game-card.tsx'
import { useHearts } from './use-hearts.ts'
import { useRoomStates } from '../rooms/use-room-states.ts'
import { usePlayers } from './use-players.ts'
import { useRoomPlayers } from './use-room-players.ts'

const shape =
  'grid grid-cols-3 gap-x-2.5 gap-y-3.5 sm:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] sm:gap-x-3.5'
const firstView = 6

/** All tiles of a list. Of a long one, only those near the window are rendered. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const grid = useRef<HTMLUListElement>(null)
  const { from, to, abovePx, belowPx } = useRowsInView(grid, games.length)
  const visible = games.slice(from, to)
  const hearts = useHearts()
  const { counts, look } = usePlayers(visible.map(({ nodeId }) => nodeId))
  const inRooms = useRoomPlayers(games)
  const tables = useRoomStates(visible)
  return (
    <ul ref={grid} className={shape} style={{ paddingTop: abovePx, paddingBottom: belowPx }}>
      {visible.map((game, index) => (
        <li
          key={game.nodeId}
          className="min-w-0"
          aria-setsize={games.length}
          aria-posinset={from + index + 1}
        >
          <GameCard
            game={game}
            eager={from + index < firstView}
            favourite={hearts.has(game.nodeId)}
            onHeart={hearts.toggle}
            players={(inRooms ?? counts).get(game.nodeId)}
            roomState={tables.get(game.nodeId)}
            onLook={look}
          />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders for tiles that are loading. */
export function GridSkeleton({ count = 21 }: { count?: number }) {
  return (
    <div className={`${shape} breathe`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </div>
  )
}

/** The cell of one tile. */
export function TileSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-3/4 w-full rounded-tile" />
      <Skeleton className="mt-2.5 h-3 w-4/5" />
      <Skeleton className="mt-1.5 mb-1 h-3 w-1/2" />
    </div>
  )
}
