// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import Info from 'lucide-react/icons/info'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Game } from '../../features/play/use-game.ts'
import { leaveFullScreen } from '../../shared/site/leave-full-screen.ts'
import { t } from '../../shared/texts/texts.ts'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'

const GameInfo = lazy(withPageTexts(() => import('./game-info.tsx')))

/** Opens the facts about a game. */
export function InfoButton({ game, onRules }: { game: Game; onRules: (() => void) | undefined }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => setOpen(false)
  return (
    <>
      <IconButton
        ref={button}
        label={t('play.info')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          leaveFullScreen()
          setOpen(true)
        }}
      >
        <Info className="size-5" aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <GameInfo
            game={game}
            anchor={button}
            onClose={close}
            onRules={
              onRules &&
              (() => {
                close()
                onRules()
              })
            }
          />
        </Suspense>
      )}
    </>
  )
}
