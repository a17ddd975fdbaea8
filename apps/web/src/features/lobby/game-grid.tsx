import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { GameCard } from './game-card.tsx'
import type { Game } from './game-types.ts'

const shape = 'grid grid-cols-3 gap-3.5 sm:grid-cols-[repeat(auto-fill,minmax(150px,1fr))]'
const firstView = 6

/** All tiles of a list, under each other. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <ul className={shape}>
      {games.map((game, index) => <li key={game.nodeId} className="min-w-0"><GameCard game={game} eager={index < firstView} /></li>)}
    </ul>
  )
}

/** The places of tiles that are on their way. */
export function GridSkeleton({ count = 14 }: { count?: number }) {
  return <div className={`${shape} breathe`} aria-hidden="true">{Array.from({ length: count }, (_, index) => <TileSkeleton key={index} />)}</div>
}

/** The place of one tile. */
export function TileSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-3/4 w-full rounded-tile" />
      <Skeleton className="mt-2 h-3 w-4/5" />
      <Skeleton className="mt-1.5 h-3 w-1/2" />
    </div>
  )
}
