// SPDX-License-Identifier: Apache-2.0
import { RAKE_PERCENT } from '@tessera/rules/games/card-rooms/rake-turnover'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import Play from 'lucide-react/icons/play'
import { playMoneyOf, playMoneyWords } from '../../../shared/play/for-fun.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Game } from '../game-types.ts'
import { stakesWords } from '../rooms/stakes-words.ts'

export interface GameOverlayProps {
  game: Game
  players: number | undefined
  onTrial: () => void
}

const press =
  'flex h-10 w-full items-center justify-center gap-1.5 rounded-control px-1 text-xs font-bold transition-colors duration-160 md:h-9 sm:text-sm'

/**
 * Covers a game on hover, focus or touch: how it pays, who plays it, and its buttons. It can appear between
 * the press and the release of a button, and the click would then count for neither layer. So "Play" is only
 * a picture that lets presses through to the link below, and the trial button ignores the release of a press
 * that began on the link.
 */
export default function GameOverlay({ game, players = 0, onTrial }: GameOverlayProps) {
  const { whitelabel } = useSite()
  const { currency } = whitelabel
  const playMoney = playMoneyOf(whitelabel)
  const wallet = useWalletCurrency()
  const stakes = game.room && stakesWords(game.room, wallet)
  return (
    <div className="enter-appear flex h-full flex-col gap-1 bg-art-overlay p-2 max-sm:p-1.5">
      <div className="flex flex-col gap-0.5 pe-8 text-[0.6875rem]/4 font-semibold text-on-art">
        {players > 0 && (
          <p className="flex items-center gap-1">
            <span className="size-1.5 rounded-full bg-art-action" />
            {t('lobby.players', { count: players })}
          </p>
        )}
        {game.rtp !== null && (
          <p>
            <bdi>{t('lobby.rtp', { rtp: game.rtp })}</bdi>
          </p>
        )}
        {game.volatility !== null && <Volatility level={game.volatility} />}
        {stakes && <p>{t('lobby.room.stakes', { least: stakes.least, most: stakes.most })}</p>}
        {game.ownPage === null && game.room === null && game.cards === null && (
          <p className="max-sm:hidden">
            <bdi>{t('lobby.minBet', { amount: `${currency.symbol} ${formatMoney(game.minBet)}` })}</bdi>
          </p>
        )}
        {game.cards !== null && <p>{t('lobby.rake', { percent: Number(RAKE_PERCENT) })}</p>}
        {game.sample && <p className="text-on-art-muted">{t('lobby.sample')}</p>}
      </div>
      <span className="grow" />
      {game.playable ? (
        <span aria-hidden="true" className={`${press} bg-art-action text-on-art-action`}>
          <Play className="size-3.5 fill-current" />
          {t('lobby.play')}
        </span>
      ) : (
        <p className="pb-1 text-center text-xs font-semibold text-on-art">
          {t(game.maintenance ? 'lobby.maintenance' : 'lobby.unavailable')}
        </p>
      )}
      {playMoney && game.playable && game.supportPlay === 0 && (
        <button
          type="button"
          onClick={onTrial}
          className={`${press} pointer-events-auto bg-art-base/80 text-on-art inset-ring inset-ring-hairline hover:bg-art-base group-has-[a:active]:pointer-events-none`}
        >
          {t(playMoneyWords[playMoney])}
        </button>
      )}
    </div>
  )
}

/** Five bars; the number of bright ones is the volatility. */
function Volatility({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="flex h-3 items-end gap-0.5">
      {[1, 2, 3, 4, 5].map((step) => (
        <span
          key={step}
          className={`w-1 rounded-full ${step <= level ? 'bg-on-art' : 'bg-on-art/30'}`}
          style={{ height: `${4 + step * 1.6}px` }}
        />
      ))}
    </span>
  )
}
