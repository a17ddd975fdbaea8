// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import type { ReactNode } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { Stage } from './stage.tsx'

interface ClosedGameProps {
  title: string
  text: string
  onLobby: () => void
  renderOthers?: () => ReactNode
}

/** A game that nobody can open now, the way back, and other games. */
export function ClosedGame({ title, text, onLobby, renderOthers }: ClosedGameProps) {
  return (
    <Stage title={title}>
      <EmptyState
        title={title}
        action={
          <Button look="primary" onClick={onLobby}>
            {t('play.back')}
          </Button>
        }
      >
        {text}
      </EmptyState>
      {renderOthers?.()}
    </Stage>
  )
}

export const UnknownGame = ({ onLobby }: { onLobby: () => void }) => (
  <ClosedGame title={t('play.unknown.title')} text={t('play.unknown.text')} onLobby={onLobby} />
)

/** A game that the platform or the site has blocked. */
export const BlockedGame = ({
  name,
  ...props
}: Omit<ClosedGameProps, 'title' | 'text'> & { name: string }) => (
  <ClosedGame title={t('play.blocked.title', { name })} text={t('play.blocked.text')} {...props} />
)
