// SPDX-License-Identifier: Apache-2.0
import { GameTile } from '@tessera/ui/media/game-tile.tsx'
import { gameHref } from '../../shared/play/use-start-game.ts'
import type { Game } from './use-game.ts'

/** A few games to choose from; a press starts one. */
export function GameChoices({ games, onPick }: { games: readonly Game[]; onPick: (game: Game) => void }) {
  return (
    <ul className="grid grid-cols-3 gap-3.5">
      {games.map((game) => (
        <li key={game.nodeId} className="min-w-0">
          <GameTile
            name={game.displayName}
            studio={game.vendorName}
            image={game.iconUrl}
            href={gameHref(game)}
            onPlay={(event) => {
              event.preventDefault()
              onPick(game)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
