// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import X from 'lucide-react/icons/x'
import { t } from '../../../shared/texts/texts.ts'
import type { GameFrameProps } from '../game-frame.tsx'

/** The line above a table that stands beside another one. */
export function SideBar({ game, onClose }: Pick<GameFrameProps, 'game'> & { onClose: () => void }) {
  return (
    <div className="box-content flex h-12 shrink-0 items-center gap-2 border-b border-line px-4">
      <h2 className="flex min-w-0 flex-1 items-center gap-2 text-sm font-bold">
        <bdi className="truncate">{game.displayName}</bdi>
        <bdi className="truncate font-normal text-muted">{game.vendorName}</bdi>
        {game.sample && (
          <Badge small tone="wait">
            {t('lobby.sample')}
          </Badge>
        )}
      </h2>
      <IconButton label={t('gameWindow.tables.close', { name: game.displayName })} onClick={onClose}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
