// SPDX-License-Identifier: Apache-2.0
import { BonusBar } from '../../features/bonuses/bonus-bar.tsx'
import { BalanceBadge } from '../../features/wallet/balance-badge.tsx'
import { GameGrid } from '../../features/lobby/cards/game-grid.tsx'
import { useGames } from '../../features/lobby/use-games.ts'
import { GameChoices } from '../../features/play/game-choices.tsx'
import { GamePage } from '../../features/play/game-page.tsx'
import { PlayCheck } from '../../features/safer-play/play-check.tsx'
import type { Wanted } from '../../features/play/wanted.ts'
import { useStartGame } from '../../shared/play/use-start-game.ts'

const suggestions = 6

/** A game with what the site adds around it: the balance, other games. */
export function RunningGame({
  wanted,
  onLobby,
  alone = false,
}: {
  wanted: Wanted
  onLobby: () => void
  alone?: boolean
}) {
  const start = useStartGame()
  return (
    <>
      <GamePage
        key={JSON.stringify(wanted)}
        wanted={wanted}
        tools={<BalanceBadge />}
        renderMoney={(game) => <BonusBar game={game} />}
        alone={alone}
        onLobby={onLobby}
        renderOthers={() => <OpenGames />}
        renderSuggestions={(games, onPick) => (
          <GameChoices
            games={games}
            onPick={(game) => {
              onPick()
              start(game)
            }}
          />
        )}
      />
      <PlayCheck onStop={onLobby} />
    </>
  )
}

/** Games that can be played here and now: the platform's own. */
function OpenGames() {
  const { data } = useGames({ gameType: 'INHOUSE', pageSize: suggestions })
  return (
    <div className="mx-auto w-full max-w-[820px]">
      <GameGrid games={(data?.games ?? []).filter((game) => game.playable)} />
    </div>
  )
}
