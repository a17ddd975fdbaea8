// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Maximize from 'lucide-react/icons/maximize'
import Wallet from 'lucide-react/icons/wallet'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import { gameOrigin } from '../../shared/site/launch-address.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { GameLoading } from './game-loading.tsx'
import type { Game } from './use-game.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useFrameMessages, type Visible } from './use-frame-messages.ts'

const slowMs = 120_000

export interface GameFrameProps {
  game: Pick<Game, 'displayName' | 'vendorName' | 'sample'>
  address: string
  /** It is played with play money. */
  trial?: boolean
  /** Additional contents of the bar. */
  tools?: ReactNode
  /** What stakes take, below the bar. */
  money?: ReactNode
  /** The bars of the site are hidden, so the game's own bar shows the tools. */
  alone?: boolean
  onLobby: () => void
  onReload: () => void
}

/** A vendor's game in a frame, with buttons to go back, to deposit and for the full screen. */
export function GameFrame({
  game,
  address,
  trial = false,
  tools,
  money,
  alone = false,
  onLobby,
  onReload,
}: GameFrameProps) {
  const { openCenter } = usePanels()
  const site = useSite()
  const full = useFullScreen()
  const bare = alone || full || site.whitelabel.gameWindow === 'window'
  // Our own games have a deposit button in their own bar.
  const ours = address.startsWith(`${gameOrigin(site)}/`)
  // The deposit panel is above the page, and so below a full-screen element.
  const deposit = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    openCenter('depositv2')
  }

  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  // A game that sends no messages is shown once its page has loaded; one that does receives ours once it is
  // ready.
  const [state, setState] = useState<'coming' | 'loaded' | 'ready'>('coming')
  const slow = useSlow(state === 'coming')
  useFrameMessages(frame, {
    ready: state === 'ready',
    shows: visibleAround({ bare, trial }),
    onReady: () => setState('ready'),
    onLobby,
  })
  return (
    <div ref={stage} className="flex h-(--stage) flex-col bg-bg">
      <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line px-2 md:px-4">
        <Button look="quiet" className="!px-2" onClick={onLobby}>
          <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          <span className="max-sm:sr-only">{t('play.back')}</span>
        </Button>
        <h1 className="flex min-w-0 flex-1 items-center justify-center gap-2 text-sm font-bold">
          <bdi className="truncate">{game.displayName}</bdi>
          <bdi className="truncate font-normal text-muted max-md:hidden">{game.vendorName}</bdi>
          {game.sample && (
            <Badge small tone="wait">
              {t('lobby.sample')}
            </Badge>
          )}
          {trial && <Badge small>{t('lobby.trial')}</Badge>}
        </h1>
        {!trial && bare && tools}
        {!trial && !ours && (
          <IconButton label={t('wallet.deposit')} onClick={deposit}>
            <Wallet className="size-5" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={t('play.fullScreen')}
          onClick={() => void stage.current?.requestFullscreen?.().catch(() => undefined)}
        >
          <Maximize className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {!trial && money}
      <div className="relative min-h-0 flex-1">
        <iframe
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the studio has an origin of its own, so its own origin gives it nothing of ours
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock"
          ref={frame}
          src={address}
          title={t('play.frame', { name: game.displayName })}
          onLoad={() => setState((before) => (before === 'coming' ? 'loaded' : before))}
          allow={ours ? 'fullscreen; autoplay; clipboard-write; web-share' : 'fullscreen; autoplay'}
          referrerPolicy="origin"
          className="size-full border-0 bg-art-base"
        />
        {state === 'coming' && (
          <div className="absolute inset-0 flex items-center justify-center bg-bg">
            {slow ? (
              <div className="flex flex-col items-center gap-4 px-6 text-center">
                <p role="alert" className="font-semibold">
                  {t('common.error.slow')}
                </p>
                <Button look="primary" onClick={onReload}>
                  {t('trouble.reload')}
                </Button>
              </div>
            ) : (
              <GameLoading />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** What the bars of the site, or that of the frame, already show. A trial has its own money. */
function visibleAround({ bare, trial }: { bare: boolean; trial: boolean }): Visible[] {
  return [
    ...(trial ? [] : (['balance'] as const)),
    ...(trial || bare ? [] : (['deposit'] as const)),
    ...(bare ? [] : (['theme'] as const)),
  ]
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [waiting])
  return slow
}
