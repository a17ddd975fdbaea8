// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
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
import {
  closeSideTable,
  closeSideTables,
  roomForTables,
  useSideTables,
} from '../../features/play/tables/side-tables.ts'
import type { Wanted } from '../../features/play/wanted.ts'
import { useStartGame } from '../../shared/play/use-start-game.ts'
import { useSession } from '../../shared/session/session.ts'
import { useMedia } from '../../shared/site/use-media.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'
import { InfoButton } from '../game/info-button.tsx'

const suggestions = 6
const nothing = (): void => undefined
const none: readonly Wanted[] = []
const AddTable = lazy(withPageTexts(() => import('../../features/play/tables/add-table.tsx')))

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
  const isRoomy = useMedia(roomForTables) && look === 'page'
  const tables = useSideTables()
  const beside = isRoomy ? tables : none
  const page = (at: Wanted, itsLook: GameLook, leave: () => void): ReactNode => (
    <GamePage
      key={JSON.stringify(at)}
      wanted={at}
      tools={<BalanceBadge />}
      renderMoney={(game) => itsLook !== 'beside' && <BonusBar game={game} />}
      renderHeart={(game) => <GameHeart game={game} />}
      renderInfo={(game, onRules) => (
        <>
          {isRoomy && game.room && (
            <Suspense fallback={null}>
              <AddTable wanted={at} />
            </Suspense>
          )}
          <InfoButton game={game} onRules={onRules} />
        </>
      )}
      look={itsLook}
      onLobby={leave}
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
  )
  return (
    <>
      {look !== 'small' && <TabTitle wanted={wanted} />}
      {/* The same elements with one table as with several: a frame that is moved in the document loads again. */}
      <div className={beside.length > 0 ? 'grid grid-cols-2 gap-px bg-line' : 'contents'}>
        <div className={beside.length > 0 ? 'min-w-0' : 'contents'}>{page(wanted, look, onLobby)}</div>
        {beside.map((table) => (
          <section key={JSON.stringify(table)} aria-label={t('gameWindow.tables.beside')} className="min-w-0">
            {page(table, 'beside', () => closeSideTable(table))}
          </section>
        ))}
      </div>
      {look === 'page' && <EndOfTables key={JSON.stringify(wanted)} />}
      <PlayCheck onStop={onStop} />
    </>
  )
}

/** Tables beside a game end with it. */
function EndOfTables(): null {
  useEffect(() => closeSideTables, [])
  return null
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
