// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { wideArt } from '@tessera/ui/media/facing-art.ts'
import { GameTile } from '@tessera/ui/media/game-tile.tsx'
import { lazy, memo, Suspense } from 'react'
import { gameHref, useStartGame } from '../../../shared/play/use-start-game.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Game } from '../game-types.ts'
import { RoomFlag } from '../rooms/room-flag.tsx'
import { RoomDescription, RoomFoot } from '../rooms/room-foot.tsx'
import type { RoomState } from '../rooms/use-room-states.ts'
import { HeartButton } from './heart-button.tsx'
import { useCloserLook } from './use-closer-look.ts'

const GameOverlay = lazy(() => import('./game-overlay.tsx'))

export interface GameCardProps {
  game: Game
  favourite: boolean
  onHeart: (game: Game) => void
  /** How many members are playing it now, if known. */
  players: number | undefined
  onLook: () => void
  eager?: boolean | undefined
  /** Hides its flag where the context already says it. */
  plain?: boolean | undefined
  /** It takes two columns of its row. */
  wide?: boolean | undefined
  /** How the table stands as which it opens; undefined while that is not known, and for other games. */
  roomState?: RoomState | undefined
}

/** A game of the lobby; a title that no game is built for is only a picture that says so. */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  return props.game.hasGame ? <OpenCard {...props} /> : <EmptyCard {...props} />
})

function EmptyCard({ game, eager }: GameCardProps) {
  return (
    <GameTile
      name={game.displayName}
      studio={game.vendorName}
      image={game.iconUrl}
      eager={eager}
      dim
      href={undefined}
      flag={
        <Badge small tone="quiet">
          {t('lobby.noDemonstration')}
        </Badge>
      }
    />
  )
}

/** A press starts it; hover, focus or touch shows facts and actions. */
function OpenCard({
  game,
  favourite,
  onHeart,
  players,
  onLook,
  eager,
  plain = false,
  wide = false,
  roomState,
}: GameCardProps) {
  const start = useStartGame()
  const { room } = game
  const { close, ref, watch, asked } = useCloserLook(onLook)
  return (
    <GameTile
      ref={ref}
      {...watch}
      name={game.displayName}
      studio={game.vendorName}
      image={wide ? wideArt(game.iconUrl) : game.iconUrl}
      wide={wide}
      eager={eager}
      dim={game.maintenance}
      href={gameHref(game)}
      onPlay={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        if (!asked(event)) start(game)
      }}
      flag={close || (plain && !game.maintenance) ? undefined : flagOf(game, players, roomState)}
      foot={room && !wide ? <RoomFoot room={room} state={roomState} /> : undefined}
      after={room && !wide ? <RoomDescription room={room} state={roomState} /> : undefined}
      corner={<HeartButton name={game.displayName} filled={favourite} onPress={() => onHeart(game)} />}
      overlay={
        close ? (
          <Suspense fallback={null}>
            <GameOverlay
              game={game}
              players={room ? roomState?.players : players}
              onTrial={() => start(game, { trial: true })}
            />
          </Suspense>
        ) : undefined
      }
    />
  )
}

/** The most important fact about a game; for a room, the number of its players, and for a table, what happens there. */
function flagOf({ maintenance, isNew, isHot, roomId, room }: Game, players = 0, state?: RoomState) {
  if (maintenance)
    return (
      <Badge small tone="quiet">
        {t('lobby.maintenance')}
      </Badge>
    )
  if (room && (room.pace === 'speed' || (state && state.phase !== 'closed')))
    return <RoomFlag state={state} />
  if (roomId !== undefined && players > 0)
    return (
      <Badge small tone="good">
        {t('lobby.players', { count: players })}
      </Badge>
    )
  if (isNew)
    return (
      <Badge small tone="good">
        {t('lobby.badge.new')}
      </Badge>
    )
  return isHot ? (
    <Badge small tone="wait">
      {t('lobby.badge.hot')}
    </Badge>
  ) : undefined
}
