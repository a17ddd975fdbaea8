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

/** Which lottery, which draw, and how much time is left: a line, so that the form below it is in sight. */
export function DrawHeader({ offer: { game, draw, waiting } }: { offer: Offer }) {
  const zone = useZone()
  return (
    <header className="flex flex-col gap-2 rounded-panel border border-line bg-surface-1 px-3 py-2">
      <div className="flex items-center gap-2 md:gap-3">
        <Link
          to="/lotteryCenter"
          aria-label={t('lottery.all')}
          title={t('lottery.all')}
          className="relative -ms-1 flex size-9 shrink-0 items-center justify-center rounded-full text-muted after:absolute after:-inset-1 hover:bg-surface-2 hover:text-text"
        >
          <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Link>
        <Picture
          src={game.webIconUrl}
          alt=""
          width={300}
          height={400}
          eager
          fallback={
            <span className="h-12 w-9 shrink-0 rounded-control bg-surface-2 max-md:hidden">
              <DefaultGameIcon />
            </span>
          }
          className="h-12 w-9 shrink-0 rounded-control bg-surface-2 max-md:hidden"
        />
        <div className="min-w-0 grow">
          <h1 dir="auto" className="truncate text-lg font-extrabold text-text rtl:text-right">
            {game.name}
          </h1>
          <p className="truncate text-xs text-muted">
            <bdi>{game.labelName}</bdi>
            {' · '}
            <bdi>{game.remark}</bdi>
            {draw && (
              <>
                {' · '}
                <bdi>{t('lottery.draw', { number: `${game.code}-${draw.numero}` })}</bdi>
              </>
            )}
          </p>
        </div>
        <div className="shrink-0 text-end">
          <Countdown game={game} large />
          <Time at={draw?.drawTime ?? game.fewinTime} zone={zone} className="block text-xs text-muted" />
        </div>
      </div>
      {waiting && (
        <p role="status" className="rounded-control bg-surface-2 px-3 py-2 text-sm text-text">
          {t('lottery.beacon.waiting', { number: `${game.code}-${waiting.numero}` })}
        </p>
      )}
      <Jackpots game={game} />
    </header>
  )
}
