import { useNavigate } from '../../shared/router/index.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { GameTile } from '@tessera/ui/game-tile.tsx'
import { useMemberGate } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Game } from './game-types.ts'

/** A game of the lobby: pressing it starts it, after a login where that is needed. `plain` leaves its flag out. */
export function GameCard({ game, eager, plain = false }: { game: Game; eager?: boolean; plain?: boolean }) {
  const navigate = useNavigate()
  const gate = useMemberGate()
  const search = { gameId: game.gameId ?? game.roomId ?? '', vassalage: game.vassalage }
  return (
    <GameTile
      name={game.displayName}
      studio={game.vendorName}
      image={game.iconUrl}
      eager={eager}
      href={`/game?${new URLSearchParams(search).toString()}`}
      onPlay={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        gate(() => void navigate({ to: '/game', search }))
      }}
      flag={plain ? undefined : game.isNew ? <Badge small tone="good">{t('lobby.badge.new')}</Badge> : game.isHot ? <Badge small tone="wait">{t('lobby.badge.hot')}</Badge> : undefined}
    />
  )
}
