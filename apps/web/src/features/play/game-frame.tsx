import { IconButton } from '@tessera/ui/icon-button.tsx'
import { Button } from '@tessera/ui/button.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Maximize from 'lucide-react/icons/maximize'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { GameLoading } from './game-loading.tsx'
import type { Game } from './use-game.ts'
import { useFrameMessages } from './use-frame-messages.ts'

const slowMs = 120_000

/** The frame of the studio, with the way back and the whole screen. */
export function GameFrame({ game, address, onLobby }: { game: Game; address: string; onLobby: () => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  // A game that says nothing is shown once its page has loaded; one that speaks is told things once it is ready.
  const [state, setState] = useState<'coming' | 'loaded' | 'ready'>('coming')
  const slow = useSlow(state === 'coming')
  useFrameMessages(frame, { ready: state === 'ready', onReady: () => setState('ready'), onLobby })
  return (
    <div ref={stage} className="flex h-[calc(100dvh-var(--header))] flex-col bg-bg max-md:h-[calc(100dvh-var(--header)-var(--bottom-bar)-env(safe-area-inset-bottom))]">
      <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line px-2 md:px-4">
        <Button look="quiet" className="!px-2" onClick={onLobby}><ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" /><span className="max-sm:sr-only">{t('play.back')}</span></Button>
        <h1 className="min-w-0 flex-1 truncate text-center text-sm font-bold"><bdi>{game.displayName}</bdi><bdi className="ms-2 font-normal text-muted">{game.vendorName}</bdi></h1>
        <IconButton label={t('play.fullScreen')} onClick={() => void stage.current?.requestFullscreen?.().catch(() => undefined)}><Maximize className="size-5" aria-hidden="true" /></IconButton>
      </div>
      <div className="relative min-h-0 flex-1">
        <iframe
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the studio has an origin of its own, so its own origin gives it nothing of ours
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock"
          ref={frame} src={address} title={t('play.frame', { name: game.displayName })} onLoad={() => setState((before) => (before === 'coming' ? 'loaded' : before))}
          allow="fullscreen; autoplay" referrerPolicy="origin" className="size-full border-0 bg-art-base"
        />
        {state === 'coming' && <div className="absolute inset-0 flex items-center justify-center bg-bg">{slow ? <p role="alert" className="px-6 text-center font-semibold">{t('common.error.slow')}</p> : <GameLoading />}</div>}
      </div>
    </div>
  )
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
