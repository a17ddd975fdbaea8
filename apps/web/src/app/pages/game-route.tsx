import { useNavigate, useSearch } from '../../shared/router/index.ts'
import { GameGrid } from '../../features/lobby/cards/game-grid.tsx'
import { useGames } from '../../features/lobby/use-games.ts'
import { GamePage } from '../../features/play/game-page.tsx'

const suggestions = 6

/** The game that the address names. */
export function GameRoute() {
  const { gameId = '', vassalage } = useSearch({ from: '/game' })
  const navigate = useNavigate()
  return (
    <GamePage
      key={`${vassalage}/${gameId}`} gameId={gameId} vassalage={vassalage}
      onLobby={() => void navigate({ to: '/', search: {} })}
      renderOthers={() => <OpenGames />}
    />
  )
}

/** Games that can be played here and now: those of the house. */
function OpenGames() {
  const { data } = useGames({ gameType: 'INHOUSE', pageSize: suggestions })
  return <div className="mx-auto w-full max-w-[820px]"><GameGrid games={(data?.games ?? []).filter((game) => game.playable)} /></div>
}

