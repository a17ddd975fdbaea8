// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { t } from '../../shared/texts/texts.ts'
import type { Game } from './use-game.ts'

export interface GameBarProps {
  game: Pick<Game, 'displayName' | 'vendorName' | 'sample'>
  trial: boolean
  onLobby: () => void
  /** The buttons at its end. */
  children: ReactNode
}

/** The line of a large game: the way back, its name, its buttons. It is above the game, and below it on a phone. */
export function GameBar({ game, trial, onLobby, children }: GameBarProps) {
  return (
    <div className="box-content flex h-12 shrink-0 items-center gap-1 border-line px-2 max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:gap-2 md:border-b md:px-4">
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
        {trial && <Badge small>{t('play.playMoney')}</Badge>}
      </h1>
      {children}
    </div>
  )
}
