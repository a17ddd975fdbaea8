// SPDX-License-Identifier: Apache-2.0
import { DefaultGameIcon } from '@tessera/ui/media/tile-image.tsx'
import { Picture } from '@tessera/ui/media/picture.tsx'
import { Link } from '../../../shared/router/index.ts'
import { Time } from '@tessera/ui/data/time.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { Countdown } from '../countdown.tsx'
import { Jackpots } from '../jackpots.tsx'
import type { Offer } from '../lottery-types.ts'
import { FairDraw } from './fair-draw.tsx'

/** Which lottery, which draw, and how much time is left. */
export function DrawHeader({ offer: { game, draw, waiting } }: { offer: Offer }) {
  const zone = useZone()
  return (
    <header className="rounded-panel border border-line bg-surface-1 p-4">
      <Link
        to="/lotteryCenter"
        className="relative -mt-1 mb-2 inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-muted after:absolute after:-inset-1 hover:text-text"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {t('lottery.all')}
      </Link>
      <div className="flex gap-4">
        <Picture
          src={game.webIconUrl}
          alt=""
          width={300}
          height={400}
          eager
          fallback={
            <span className="h-24 w-18 shrink-0 rounded-control bg-surface-2">
              <DefaultGameIcon />
            </span>
          }
          className="h-24 w-18 shrink-0 rounded-control bg-surface-2"
        />
        <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h1 dir="auto" className="text-xl font-extrabold text-text rtl:text-right">
              {game.name}
            </h1>
            <p className="text-sm text-muted">
              <bdi>{game.labelName}</bdi>
              {' · '}
              <bdi>{game.remark}</bdi>
            </p>
            {draw && (
              <p className="text-sm text-muted">
                {t('lottery.draw', { number: `${game.code}-${draw.numero}` })}
              </p>
            )}
          </div>
          <div>
            <p className="text-xs text-muted">{t('lottery.nextDraw')}</p>
            <Countdown game={game} large />
            <Time at={draw?.drawTime ?? game.fewinTime} zone={zone} className="block text-xs text-muted" />
          </div>
        </div>
      </div>
      {waiting && (
        <p role="status" className="mt-3 rounded-control bg-surface-2 px-3 py-2 text-sm text-text">
          {t('lottery.beacon.waiting', { number: `${game.code}-${waiting.numero}` })}
        </p>
      )}
      {draw?.numbersFrom === 'draw' && <FairDraw draw={draw} />}
      {draw?.numbersFrom === 'feed' && <p className="mt-3 text-sm text-muted">{t('lottery.fromFeed')}</p>}
      {game.jackpots.length > 0 && (
        <div className="mt-4">
          <Jackpots game={game} large />
        </div>
      )}
    </header>
  )
}
