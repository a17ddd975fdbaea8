// SPDX-License-Identifier: Apache-2.0
import { StageDialog } from '@tessera/ui/overlays/stage-dialog.tsx'
import { useEffect, useRef, useState } from 'react'
import { LeaveGame } from '../features/play/leave-game.tsx'
import { useGame } from '../features/play/use-game.ts'
import { wantedIn } from '../features/play/wanted.ts'
import { useNavigate } from '../shared/router/index.ts'
import { t } from '../shared/texts/texts.ts'
import { RunningGame } from './pages/running-game.tsx'

/**
 * A game above the page on which it was started; that page stays as it is. `play` is the game's query in the
 * address.
 */
export default function GameDialog({ play }: { play: string }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wanted = wantedIn(play)
  const { game } = useGame(wanted)
  usePageAsItWas()
  const leave = (): void =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, play: undefined }),
      replace: true,
      resetScroll: false,
    })
  // Only leaving a running game asks for confirmation; a message in its place closes at once.
  const wish = (): void => (place.current?.querySelector('iframe') ? setAsking(true) : leave())
  return (
    <StageDialog label={game?.displayName ?? t('play.loading')} onLeave={wish}>
      <div ref={place} className="h-full">
        <RunningGame wanted={wanted} look="dialog" onLobby={leave} onStop={leave} />
      </div>
      {asking && <LeaveGame onStay={() => setAsking(false)} onLeave={leave} />}
    </StageDialog>
  )
}

/**
 * When the game has closed, the tab gets the title of the page again, and the focus returns to where the game
 * was started.
 */
function usePageAsItWas(): void {
  const [{ title, opener }] = useState(() => ({ title: document.title, opener: document.activeElement }))
  useEffect(
    () => () => {
      document.title = title
      // A question above the game may have taken the focus: dialogs restore theirs first, in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (
            opener instanceof HTMLElement &&
            opener.isConnected &&
            (document.activeElement === null || document.activeElement === document.body)
          )
            opener.focus({ preventScroll: true })
        }),
      )
    },
    [title, opener],
  )
}
