// SPDX-License-Identifier: Apache-2.0
import { BonusBar } from '../../features/bonuses/bonus-bar.tsx'
import { BalanceBadge } from '../../features/wallet/balance-badge.tsx'
import { GameGrid } from '../../features/catalogue/cards/game-grid.tsx'
import { HeartButton } from '../../features/catalogue/cards/heart-button.tsx'
import { useHearts } from '../../features/catalogue/cards/use-hearts.ts'
import { useGames } from '../../features/catalogue/use-games.ts'
import { GameChoices } from '../../features/play/game-choices.tsx'
import type { GameLook } from '../../features/play/game-frame.tsx'
import { GamePage } from '../../features/play/game-page.tsx'
import { useGame, type Game } from '../../features/play/use-game.ts'
import { PlayCheck } from '../../features/compliance/reality-checks/play-check.tsx'
import type { Wanted } from '../../features/play/wanted.ts'
import { useStartGame } from '../../shared/play/use-start-game.ts'
import { useSession } from '../../shared/session/session.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { InfoButton } from '../game/info-button.tsx'

const suggestions = 6
const nothing = (): void => undefined

export interface RunningGameProps {
  wanted: Wanted
  look: GameLook
  /** Back to the lobby, by a press. */
  onLobby: () => void
  /** The game ends at once: the member wants to stop. */
  onStop: () => void
  onShrink?: () => void
  onEnlarge?: () => void
}

/** A game with what the site adds around it: the balance, the heart, facts, other games. */
export function RunningGame({
  wanted,
  look,
  onLobby,
  onStop,
  onShrink = nothing,
  onEnlarge = nothing,
}: RunningGameProps) {
  const start = useStartGame()
  return (
    <>
      {look !== 'small' && <TabTitle wanted={wanted} />}
      <GamePage
        key={JSON.stringify(wanted)}
        wanted={wanted}
        tools={<BalanceBadge />}
        renderMoney={(game) => <BonusBar game={game} />}
        renderHeart={(game) => <GameHeart game={game} />}
        renderInfo={(game, onRules) => <InfoButton game={game} onRules={onRules} />}
        look={look}
        onLobby={onLobby}
        onShrink={onShrink}
        onEnlarge={onEnlarge}
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
      <PlayCheck onStop={onStop} />
    </>
  )
}

/** In the small window, the tab has the title of the page around it. */
function TabTitle({ wanted }: { wanted: Wanted }) {
  useTitle(useGame(wanted).game?.displayName)
  return null
}

function GameHeart({ game }: { game: Game }) {
  const { has, toggle } = useHearts()
  if (useSession() !== 'member') return null
  return (
    <HeartButton look="bar" name={game.displayName} filled={has(game.nodeId)} onPress={() => toggle(game)} />
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
