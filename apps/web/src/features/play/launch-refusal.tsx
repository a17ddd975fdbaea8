// SPDX-License-Identifier: Apache-2.0
import { Failure, messageOf } from '@tessera/contract/client/failure'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'
import { BlockedGame, ClosedGame, UnknownGame } from './closed-game.tsx'
import { codeOf } from './code-of.ts'
import { GameLoading } from './game-loading.tsx'
import { Stage } from './stage.tsx'
import type { Game } from './use-game.ts'

const AgeGate = lazy(withPageTexts(() => import('./age-gate.tsx')))
const MaintenanceDialog = lazy(() => import('./maintenance-dialog.tsx'))

export interface LaunchRefusalProps {
  game: Game
  error: Error
  onRetry: () => void
  onLobby: () => void
  renderOthers: () => ReactNode
  renderSuggestions: (games: readonly Game[], onPick: () => void) => ReactNode
}

/** Why a game did not open, and what the member can do about it. */
export function LaunchRefusal(props: LaunchRefusalProps) {
  const { game, error, onRetry, onLobby, renderOthers } = props
  switch (codeOf(error)) {
    case 'UNKNOWN_GAME':
      return <UnknownGame onLobby={onLobby} />
    case 'GAME_BLOCKED':
      return <BlockedGame name={game.displayName} onLobby={onLobby} renderOthers={renderOthers} />
    case 'NO_DEMONSTRATION':
    case 'GAME_MAINTENANCE':
      return <Maintenance {...props} />
    case 'INSUFFICIENT':
      return <Remedy {...props} page="depositv2" label={t('wallet.deposit')} retry />
    case 'BIRTHDAY_NEEDED':
      return <Remedy {...props} page="securityCenter" label={t('members.center')} retry />
    case 'EXCLUDED':
      return <Remedy {...props} page="saferPlay" label={t('saferPlay.title')} />
    case 'AGE_UNCONFIRMED':
      return <AgeQuestion {...props} />
    case 'TOO_YOUNG':
    case 'NEED_REAL_ACCOUNT':
      return (
        <Refused game={game} error={error}>
          <Button look="primary" onClick={onLobby}>
            {t('play.back')}
          </Button>
        </Refused>
      )
    default:
      return <Failed error={error} onRetry={onRetry} onLobby={onLobby} />
  }
}

/** The game is closed for now, or a title of the demonstration that has no game behind it: others instead. */
function Maintenance({ error, onLobby, renderOthers, renderSuggestions }: LaunchRefusalProps) {
  const title = messageOf(error, t('play.failed'))
  const text = t(codeOf(error) === 'NO_DEMONSTRATION' ? 'play.noDemonstration.text' : 'play.closed.text')
  return (
    <>
      <ClosedGame title={title} text={text} onLobby={onLobby} renderOthers={renderOthers} />
      <Suspense fallback={null}>
        <MaintenanceDialog
          title={title}
          text={text}
          games={suggestionsOf(error)}
          renderSuggestions={renderSuggestions}
        />
      </Suspense>
    </>
  )
}

interface RemedyProps extends LaunchRefusalProps {
  /** The page of the member centre that helps. */
  page: Parameters<ReturnType<typeof usePanels>['openCenter']>[0]
  label: string
  /** The game can be opened afterwards. */
  retry?: boolean
}

/** A refusal that a page of the member centre puts right or explains. */
function Remedy({ game, error, page, label, retry = false, onRetry, onLobby }: RemedyProps) {
  const { openCenter } = usePanels()
  return (
    <Refused game={game} error={error}>
      <Button look="primary" onClick={() => openCenter(page)}>
        {label}
      </Button>
      {retry && <Button onClick={onRetry}>{t('common.retry')}</Button>}
      <Button onClick={onLobby}>{t('play.back')}</Button>
    </Refused>
  )
}

function AgeQuestion({ game, error, onRetry, onLobby }: LaunchRefusalProps) {
  return (
    <Suspense
      fallback={
        <Stage>
          <GameLoading />
        </Stage>
      }
    >
      <AgeGate
        name={game.displayName}
        message={messageOf(error, t('play.failed'))}
        age={ageOf(error)}
        onConfirmed={onRetry}
        onLobby={onLobby}
      />
    </Suspense>
  )
}

function Failed({ error, onRetry, onLobby }: Pick<LaunchRefusalProps, 'error' | 'onRetry' | 'onLobby'>) {
  return (
    <Stage>
      <ErrorState
        title={t('play.failed')}
        detail={messageOf(error, '')}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
      <div className="mt-4 flex justify-center">
        <Button look="primary" onClick={onLobby}>
          {t('play.back')}
        </Button>
      </div>
    </Stage>
  )
}

function Refused({ game, error, children }: { game: Game; error: unknown; children: ReactNode }) {
  return (
    <Stage title={game.displayName}>
      <EmptyState
        title={messageOf(error, t('play.failed'))}
        action={<span className="flex flex-wrap justify-center gap-3">{children}</span>}
      />
    </Stage>
  )
}

/** Up to six other open games that a refusal offers (D-101). */
function suggestionsOf(error: unknown): readonly Game[] {
  const details = detailsOf(error)
  return 'suggestions' in details && Array.isArray(details.suggestions)
    ? (details.suggestions as readonly Game[])
    : []
}

/** The minimum age that the refusal names. */
function ageOf(error: unknown): number {
  const details = detailsOf(error)
  return 'age' in details && typeof details.age === 'number' ? details.age : 18
}

function detailsOf(error: unknown): object {
  const details: unknown = error instanceof Failure ? error.details : undefined
  return typeof details === 'object' && details !== null ? details : {}
}
