// SPDX-License-Identifier: Apache-2.0
import { displayOdds, oddsFromText } from '@tessera/rules/lottery/odds'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { DefaultGameIcon } from '@tessera/ui/media/tile-image.tsx'
import { Picture } from '@tessera/ui/media/picture.tsx'
import Heart from 'lucide-react/icons/heart'
import { memo } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { Countdown } from '../countdown.tsx'
import { Jackpots } from '../jackpots.tsx'
import { drawName } from '../draw-name.ts'
import type { LotteryGame } from '../lottery-types.ts'
import { ResultRows } from '../result-rows.tsx'
import { TryLottery } from './try-lottery.tsx'

/** A lottery: its next draw, its last result, a link to bet on it, and where there are trials a trial of it. */
export const LotteryCard = memo(function LotteryCard({
  game,
  favourite,
  onHeart,
}: {
  game: LotteryGame
  favourite: boolean
  onHeart: (gameId: number) => void
}) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-tile border border-line bg-surface-1 p-3 transition-colors duration-160 has-data-hot:border-gold/40">
      <div className="flex gap-3">
        <Picture
          src={game.webIconUrl}
          alt=""
          width={300}
          height={400}
          fallback={
            <span className="h-20 w-15 shrink-0 rounded-control bg-surface-2">
              <DefaultGameIcon />
            </span>
          }
          className="h-20 w-15 shrink-0 rounded-control bg-surface-2"
        />
        <NextDraw game={game} />
        <FavouriteButton game={game} isFavourite={favourite} onPress={() => onHeart(game.gameId)} />
      </div>
      <Jackpots game={game} />
      <LastResult game={game} />
      <Link
        to="/lottery"
        search={{ gameCode: game.gameCode }}
        aria-label={`${t('lobby.play')}: ${game.name}`}
        className={buttonClass({ wide: true })}
      >
        {t('lobby.play')}
      </Link>
      <TryLottery game={game} />
    </article>
  )
})

function NextDraw({ game }: { game: LotteryGame }) {
  return (
    <div className="min-w-0 grow">
      <h3 dir="auto" className="truncate text-md font-bold text-text rtl:text-right">
        {game.name}
      </h3>
      <p className="truncate text-xs text-muted">
        <bdi>{game.remark}</bdi> · {t('lottery.pays', { odds: oddsText(game.defaultOdds) })}
      </p>
      {game.numero !== '' && (
        <p dir="ltr" className="tabular truncate text-xs text-muted rtl:text-right">
          {game.code} · {drawName(game.numero)}
        </p>
      )}
      <div className="mt-1.5">
        <Countdown game={game} />
      </div>
    </div>
  )
}

interface FavouriteButtonProps {
  game: LotteryGame
  isFavourite: boolean
  onPress: () => void
}

function FavouriteButton({ game, isFavourite, onPress }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t('lobby.favourite', { name: game.name })}
      title={t('shell.favourites')}
      onClick={onPress}
      className="relative -me-1 -mt-1 flex size-9 shrink-0 items-center justify-center rounded-full text-muted transition-colors duration-160 after:absolute after:-inset-1 hover:bg-surface-2 hover:text-text"
    >
      <Heart
        key={String(isFavourite)}
        className={cx('size-5', isFavourite && 'enter-pop fill-current text-danger')}
        aria-hidden="true"
      />
    </button>
  )
}

function LastResult({ game }: { game: LotteryGame }) {
  return (
    <div className="grow rounded-control bg-surface-2 px-3 py-2">
      <p className="mb-1 flex justify-between gap-2 text-xs text-muted">
        <span>{t('lottery.lastResult')}</span>
        {game.previousNumero !== '' && <bdi className="tabular">{drawName(game.previousNumero)}</bdi>}
      </p>
      {game.previousWinningNumber === '' ? (
        <p className="text-xs text-muted">{t('lottery.noResult')}</p>
      ) : (
        <ResultRows gameCode={game.gameCode} winningNumber={game.previousWinningNumber} />
      )}
    </div>
  )
}

/** Of the default play, in the prize group of who looks. */
function oddsText(text: string): string {
  const odds = oddsFromText(text)
  return odds ? displayOdds(odds) : text
}
