// SPDX-License-Identifier: Apache-2.0
import { formatMoney } from '@tessera/ui/money.tsx'
import Play from 'lucide-react/icons/play'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Game } from '../game-types.ts'

export interface GameVeilProps { game: Game; players: number | undefined; onPlay: () => void; onTrial: () => void }

const press = 'pointer-events-auto flex h-10 w-full items-center justify-center gap-1.5 rounded-control px-1 text-xs font-bold transition-colors duration-160 md:h-9 sm:text-sm'

/** What lies over a game for who looks closer: how it pays, who plays it, and the ways into it. */
export default function GameVeil({ game, players = 0, onPlay, onTrial }: GameVeilProps) {
  const { freePlay, currency } = useSite().whitelabel
  return (
    <div className="enter-appear flex h-full flex-col gap-1 bg-art-veil p-2 max-sm:p-1.5">
      <div className="flex flex-col gap-0.5 pe-8 text-[0.6875rem]/4 font-semibold text-on-art">
        {players > 0 && <p className="flex items-center gap-1"><span className="size-1.5 rounded-full bg-art-action" />{t('lobby.players', { count: players })}</p>}
        {game.rtp !== null && <p><bdi>{t('lobby.rtp', { rtp: game.rtp })}</bdi></p>}
        {game.volatility !== null && <Volatility level={game.volatility} />}
        <p className="max-sm:hidden"><bdi>{t('lobby.minBet', { amount: `${currency.symbol} ${formatMoney(game.minBet)}` })}</bdi></p>
        {game.sample && <p className="text-on-art-muted">{t('lobby.sample')}</p>}
      </div>
      <span className="grow" />
      {game.playable
        ? <button type="button" tabIndex={-1} onClick={onPlay} className={`${press} bg-art-action text-on-art-action`}><Play className="size-3.5 fill-current" aria-hidden="true" />{t('lobby.play')}</button>
        : <p className="pb-1 text-center text-xs font-semibold text-on-art">{t(game.maintenance ? 'lobby.maintenance' : 'lobby.unavailable')}</p>}
      {freePlay && game.playable && game.supportPlay === 0 && <button type="button" onClick={onTrial} className={`${press} bg-art-base/80 text-on-art inset-ring inset-ring-hairline hover:bg-art-base`}>{t('lobby.trial')}</button>}
    </div>
  )
}

/** Five strokes, as many of them bright as the game is wild. */
function Volatility({ level }: { level: number }) {
  return <span aria-hidden="true" className="flex h-3 items-end gap-0.5">{[1, 2, 3, 4, 5].map((step) => <span key={step} className={`w-1 rounded-full ${step <= level ? 'bg-on-art' : 'bg-on-art/30'}`} style={{ height: `${4 + step * 1.6}px` }} />)}</span>
}
