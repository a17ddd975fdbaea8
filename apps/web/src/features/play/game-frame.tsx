// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { Button } from '@tessera/ui/forms/button.tsx'
import Maximize from 'lucide-react/icons/maximize'
import Wallet from 'lucide-react/icons/wallet'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import { gameOrigin } from '../../shared/site/launch-address.ts'
import { leaveFullScreen } from '../../shared/site/leave-full-screen.ts'
import { useMedia, wideScreen } from '../../shared/site/use-media.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'
import { GameBar } from './game-bar.tsx'
import { SideBar } from './tables/side-bar.tsx'
import { GameLoading } from './game-loading.tsx'
import { useTheatreStage, useWideGame } from './theatre.ts'
import type { Game } from './use-game.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useFrameMessages, type Visible } from './use-frame-messages.ts'

const WindowTools = lazy(withPageTexts(() => import('./window-tools.tsx')))
const SmallBar = lazy(withPageTexts(() => import('./small-bar.tsx')))

const slowMs = 120_000

/** Where the game is: on its page, beside another one there, in a dialog above a page, or in the small window. */
export type GameLook = 'page' | 'beside' | 'dialog' | 'small'

export interface GameFrameProps {
  game: Pick<Game, 'displayName' | 'vendorName' | 'sample'>
  address: string
  /** It is played with play money. */
  trial?: boolean
  look: GameLook
  /** Additional contents of the bar where those of the site are hidden: the balance. */
  tools?: ReactNode
  /** The heart, for members. */
  heart?: ReactNode
  /** Renders the button with the facts; `onRules` opens the rules in a game of ours. */
  renderInfo?: ((onRules: (() => void) | undefined) => ReactNode) | undefined
  /** What stakes take, below the bar. */
  money?: ReactNode
  onLobby: () => void
  /** From play money to the same game for real. */
  onForReal: () => void
  onReload: () => void
  onShrink: () => void
  onEnlarge: () => void
}

/** A vendor's game in a frame, with a bar of buttons. Its frame stays the same one in every look. */
export function GameFrame(props: GameFrameProps) {
  const { game, address, trial = false, look, tools, heart, renderInfo, money } = props
  const { onLobby, onForReal, onReload, onShrink, onEnlarge } = props
  const site = useSite()
  const full = useFullScreen()
  // A game in a window of its own has no bars around it.
  const ownWindow = site.whitelabel.gameWindow === 'window'
  const theatre = useWideGame() && look !== 'small' && !ownWindow
  useTheatreStage(look === 'page' && !ownWindow)
  const bare = look === 'dialog' || full || ownWindow || ((look === 'page' || look === 'beside') && theatre)
  // Our own games have a deposit button in their own bar.
  const ours = address.startsWith(`${gameOrigin(site)}/`)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  // A game that sends no messages is shown once its page has loaded; one that does receives ours once it is
  // ready.
  const [state, setState] = useState<'coming' | 'loaded' | 'ready'>('coming')
  const small = look === 'small'
  // The bar of our own games has the balance and the deposit: a phone has no second one above them.
  const phone = !useMedia(wideScreen)
  const inGame = phone && ours
  const { openRules } = useFrameMessages(frame, {
    ready: state === 'ready',
    shows: visibleAround({ bare, trial, small, inGame }),
    onReady: () => setState('ready'),
    onLobby,
    onForReal,
  })
  const bar = (
    <GameBar game={game} trial={trial} onLobby={onLobby}>
      {!trial && bare && !inGame && tools}
      <span className={cx('contents', theatre && !inGame && 'max-sm:hidden')}>
        {heart}
        {renderInfo?.(ours && state === 'ready' ? openRules : undefined)}
      </span>
      {!trial && !ours && <DepositButton />}
      {!ownWindow && (
        <Suspense fallback={<span className="w-20 max-md:w-10" />}>
          <WindowTools theatre={theatre} onShrink={onShrink} />
        </Suspense>
      )}
      <IconButton
        label={t('play.fullScreen')}
        onClick={() => void stage.current?.requestFullscreen?.().catch(() => undefined)}
      >
        <Maximize className="size-5" aria-hidden="true" />
      </IconButton>
    </GameBar>
  )
  return (
    <div
      ref={stage}
      className={cx('flex flex-col bg-bg', small ? 'h-full' : theatre && bare ? 'h-dvh' : 'h-(--stage)')}
    >
      {small ? (
        <Suspense fallback={<div className="h-12" />}>
          <SmallBar
            name={trial ? `${t('play.playMoney')} · ${game.displayName}` : game.displayName}
            onEnlarge={onEnlarge}
            onClose={onLobby}
          />
        </Suspense>
      ) : (
        !phone && (look === 'beside' ? <SideBar game={game} onClose={onLobby} /> : bar)
      )}
      {!trial && !small && money}
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
        {state === 'coming' && <LoadingCover onReload={onReload} />}
      </div>
      {phone && !small && bar}
    </div>
  )
}

/** What the bars of the site, or that of the frame, already show. A trial has its own money. */
function visibleAround({
  bare,
  trial,
  small,
  inGame,
}: {
  bare: boolean
  trial: boolean
  small: boolean
  /** On a phone, our own games have the balance in their own bar, and no room in it for the theme. */
  inGame: boolean
}): Visible[] {
  return [
    ...(trial || inGame ? [] : (['balance'] as const)),
    ...(trial || bare ? [] : (['deposit'] as const)),
    ...(bare && !inGame ? [] : (['theme'] as const)),
    ...(small ? (['small'] as const) : []),
  ]
}

function DepositButton() {
  const { openCenter } = usePanels()
  const deposit = (): void => {
    leaveFullScreen()
    openCenter('depositv2')
  }
  return (
    <IconButton label={t('wallet.deposit')} onClick={deposit}>
      <Wallet className="size-5" aria-hidden="true" />
    </IconButton>
  )
}

/** Covers the frame until its page has loaded, and offers to reload it if that takes too long. */
function LoadingCover({ onReload }: { onReload: () => void }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return (
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
  )
}
