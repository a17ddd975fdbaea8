import { BalanceBadge } from '../../features/wallet/balance-badge.tsx'
import { GameGrid } from '../../features/lobby/cards/game-grid.tsx'
import { useGames } from '../../features/lobby/use-games.ts'
import { GamePage } from '../../features/play/game-page.tsx'
import { useStartGame } from '../../shared/play/use-start-game.ts'
import { useNavigate, useSearch } from '../../shared/router/index.ts'
import { GameChoices } from '../../features/play/game-choices.tsx'

const suggestions = 6

/** The game or the room that the address names. */
export function GameRoute() {
  const { gameId, roomId, vassalage = '', trial } = useSearch({ from: '/game' })
  const navigate = useNavigate()
  const start = useStartGame()
  const wanted = { gameId: roomId ?? gameId ?? '', vassalage, room: roomId !== undefined, trial: trial !== undefined && roomId === undefined }
  return (
    <GamePage
      key={JSON.stringify(wanted)} wanted={wanted} tools={<BalanceBadge />}
      onLobby={() => (window.opener === null ? void navigate({ to: '/', search: {} }) : window.close())}
      renderOthers={() => <OpenGames />}
      renderSuggestions={(games, onPick) => <GameChoices games={games} onPick={(game) => { onPick(); start(game) }} />}
    />
  )
}

/** Games that can be played here and now: those of the house. */
function OpenGames() {
  const { data } = useGames({ gameType: 'INHOUSE', pageSize: suggestions })
  return <div className="mx-auto w-full max-w-[820px]"><GameGrid games={(data?.games ?? []).filter((game) => game.playable)} /></div>
}
