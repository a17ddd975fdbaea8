// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Crown from 'lucide-react/icons/crown'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { lazy, Suspense, useRef, useState } from 'react'
import { calmMotion, useMedia } from '../../../shared/site/use-media.ts'
import { useHeld } from '../../../shared/site/use-held.ts'
import { t } from '../../../shared/texts/texts.ts'
import { useDrift } from './use-drift.ts'
import { winnerKey, type Winner } from './use-winners.ts'

const WinnersDialog = lazy(() => import('./winners-dialog.tsx'))

/** Wins drifting by; they pause under the pointer, with the focus inside, when stopped, and for users who prefer reduced motion. */
export default function DriftingWins({ winners }: { winners: readonly Winner[] }) {
  const track = useRef<HTMLDivElement>(null)
  const calm = useMedia(calmMotion)
  const [stopped, setStopped] = useState(false)
  const { held, ref } = useHeld()
  const [open, setOpen] = useState(false)
  useDrift(track, !calm && !stopped && !held && !open)
  return (
    <section
      aria-label={t('rewards.winners')}
      className="flex h-14 items-center gap-1 rounded-tile border border-line bg-surface-1 ps-4 pe-1"
    >
      <h2 className="flex shrink-0 items-center gap-2 text-sm font-bold text-text">
        <Crown className="size-4 text-gold" aria-hidden="true" />
        <span className="hidden md:inline">{t('rewards.winners')}</span>
        <span className="sr-only md:hidden">{t('rewards.winners')}</span>
      </h2>
      <div
        ref={ref}
        tabIndex={calm ? 0 : undefined}
        className={`min-w-0 flex-1 ${calm ? 'no-scrollbar overflow-x-auto' : 'overflow-hidden mask-x-from-95% mask-x-to-100%'}`}
      >
        <div ref={track} className="flex w-max">
          <Wins winners={winners} />
          {!calm && (
            <div aria-hidden="true">
              <Wins winners={winners} />
            </div>
          )}
        </div>
      </div>
      {!calm && (
        <IconButton
          label={stopped ? t('rewards.winners.move') : t('rewards.winners.stop')}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? (
            <Play className="size-4" aria-hidden="true" />
          ) : (
            <Pause className="size-4" aria-hidden="true" />
          )}
        </IconButton>
      )}
      <IconButton label={t('rewards.winners.all')} onClick={() => setOpen(true)}>
        <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <WinnersDialog winners={winners} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Wins({ winners }: { winners: readonly Winner[] }) {
  return (
    <ul className="flex">
      {winners.map((winner) => (
        <li
          key={winnerKey(winner)}
          className="me-2 flex h-10 items-center gap-2 whitespace-nowrap rounded-control bg-surface-2 ps-1 pe-3 text-xs"
        >
          <img
            src={winner.gameIconUrl}
            alt=""
            width={24}
            height={32}
            loading="lazy"
            decoding="async"
            className="h-8 w-6 rounded-[5px] object-cover"
          />
          <span className="text-muted">
            <bdi>{winner.customerName}</bdi>
          </span>
          <span className="font-semibold text-text">{winner.gameName}</span>
          <Money value={winner.winAmount} signed className="font-bold" />
        </li>
      ))}
    </ul>
  )
}
