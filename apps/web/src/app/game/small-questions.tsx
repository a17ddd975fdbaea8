// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useGame } from '../../features/play/use-game.ts'
import type { SmallGame } from '../../features/play/small-game.ts'
import type { Wanted } from '../../features/play/wanted.ts'
import { useNavigate, useSearch } from '../../shared/router/index.ts'
import { t } from '../../shared/texts/texts.ts'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'

const LeaveGame = lazy(
  withPageTexts(() =>
    import('../../features/play/leave-game.tsx').then(({ LeaveGame: Question }) => ({ default: Question })),
  ),
)
const SmallNews = lazy(withPageTexts(() => import('./small-news.tsx')))

export interface SmallQuestionsProps {
  /** The game in the small window. */
  small: SmallGame | undefined
  /** The address names another game. */
  other: boolean
  onEnlarge: () => void
  onClose: () => void
  children: (ask: () => void) => ReactNode
}

/** Around the small window: asks before its game ends, by its button or because another one was opened. */
export function SmallQuestions({ small, other, onEnlarge, onClose, children }: SmallQuestionsProps) {
  const [asked, setAsked] = useState<SmallGame>()
  const navigate = useNavigate()
  const { play } = useSearch({ from: '__root__' })
  const stay = (): void => {
    if (play === undefined) return onEnlarge()
    void navigate({
      to: '.',
      search: (before) => ({ ...before, play: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <>
      {children(() => setAsked(small))}
      {small && (
        <Suspense fallback={null}>
          <Named wanted={small.wanted}>
            {(name) => (
              <>
                <SmallNews name={name} />
                {other ? (
                  <LeaveGame
                    title={t('gameWindow.switch.title', { name })}
                    text={t('gameWindow.switch.text', { name })}
                    leaveLabel={t('gameWindow.switch.yes')}
                    onStay={stay}
                    onLeave={onClose}
                  />
                ) : (
                  asked === small && (
                    <LeaveGame
                      leaveLabel={t('gameWindow.close')}
                      onStay={() => setAsked(undefined)}
                      onLeave={onClose}
                    />
                  )
                )}
              </>
            )}
          </Named>
        </Suspense>
      )}
    </>
  )
}

function Named({ wanted, children }: { wanted: Wanted; children: (name: string) => ReactNode }) {
  return children(useGame(wanted).game?.displayName ?? '')
}
