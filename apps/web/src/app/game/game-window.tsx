// SPDX-License-Identifier: Apache-2.0
import { useCallback, useRef, useState, type ReactNode } from 'react'
import type { GameLook } from '../../features/play/game-frame.tsx'
import { LeaveGame } from '../../features/play/leave-game.tsx'
import { smallGameName, type Corner } from '../../features/play/small-game.ts'
import { useGame } from '../../features/play/use-game.ts'
import type { Wanted } from '../../features/play/wanted.ts'
import { t } from '../../shared/texts/texts.ts'
import { useModal } from './use-modal.ts'
import { usePageAsItWas } from './use-page-as-it-was.ts'

/** At a phone's width it is at the bottom or at the top, over the whole width; the bars of the site stay free. */
const corners: Record<Corner, string> = {
  bottomEnd: 'small-game-bottom md:end-[calc(var(--content-end)+16px)]',
  bottomStart: 'small-game-bottom md:start-[calc(var(--content-start)+16px)]',
  topStart: 'small-game-top md:start-[calc(var(--content-start)+16px)]',
  topEnd: 'small-game-top md:end-[calc(var(--content-end)+16px)]',
}

export interface GameWindowProps {
  look: GameLook
  /** It has the whole window. */
  theatre: boolean
  /** Where the small window is. */
  corner: Corner | undefined
  wanted: Wanted
  /** The game in a dialog ends. */
  onLeave: () => void
  children: ReactNode
}

/**
 * Where the game is: on its page, in a dialog above another page, or in the small window. Its elements are always the
 * same, so that its frame never loads again; only their style changes.
 */
export function GameWindow({ look, theatre, corner, wanted, onLeave, children }: GameWindowProps) {
  const ref = useRef<HTMLElement>(null)
  const [asking, setAsking] = useState(false)
  const above = look === 'dialog'
  const { game } = useGame(wanted)
  // Only leaving a running game asks for confirmation; a message in its place closes at once.
  const wish = useCallback(() => {
    if (ref.current?.querySelector('iframe')) setAsking(true)
    else onLeave()
  }, [onLeave])
  useModal(ref, above, wish)
  return (
    <>
      <section
        ref={ref}
        {...(above && {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': game?.displayName ?? t('play.loading'),
          tabIndex: -1,
        })}
        {...(look === 'small' && { 'aria-labelledby': smallGameName })}
        data-game={look}
        className={outer(look, theatre, corner)}
      >
        <div className={above ? inner(theatre) : 'contents'}>{children}</div>
      </section>
      {above && <PageBelow />}
      {above && asking && <LeaveGame onStay={() => setAsking(false)} onLeave={onLeave} />}
    </>
  )
}

function PageBelow(): null {
  usePageAsItWas()
  return null
}

function outer(look: GameLook, theatre: boolean, corner: Corner | undefined): string | undefined {
  if (look === 'page') return theatre ? '[--stage:100dvh]' : undefined
  if (look === 'dialog')
    return `enter-appear fixed inset-0 z-40 flex bg-scrim outline-none [--stage:100%] ${theatre ? '' : 'md:p-5'}`
  return `small-game ${corners[corner ?? 'bottomEnd']} enter-appear fixed z-35 overflow-hidden border border-line bg-surface-1 shadow-panel md:rounded-tile`
}

const inner = (theatre: boolean): string =>
  `enter-rise size-full overflow-y-auto overscroll-contain bg-bg ${theatre ? '' : 'pb-[env(safe-area-inset-bottom)] md:rounded-panel md:border md:border-line md:pb-0 md:shadow-panel'}`
