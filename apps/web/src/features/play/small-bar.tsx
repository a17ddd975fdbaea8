// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Move from 'lucide-react/icons/move'
import X from 'lucide-react/icons/x'
import { t } from '../../shared/texts/texts.ts'
import { moveSmallGame, smallGameName } from './small-game.ts'

export interface SmallBarProps {
  name: string
  onEnlarge: () => void
  onClose: () => void
}

/** The line above a game in the small window. */
export default function SmallBar({ name, onEnlarge, onClose }: SmallBarProps) {
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 ps-3 pe-1">
      <h2 id={smallGameName} className="min-w-0 flex-1 truncate text-sm font-bold">
        <bdi>{name}</bdi>
      </h2>
      <IconButton label={t('gameWindow.move')} onClick={moveSmallGame}>
        <Move className="size-4.5" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('gameWindow.large')} onClick={onEnlarge}>
        <Maximize2 className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('gameWindow.close')} onClick={onClose}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
