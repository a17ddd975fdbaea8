// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState, type ReactNode } from 'react'
import { t } from '../../shared/texts/texts.ts'
import type { Game } from './use-game.ts'

export interface MaintenanceDialogProps {
  /** Why the game did not open. */
  title: string
  text: string
  games: readonly Game[]
  renderSuggestions: (games: readonly Game[], onPick: () => void) => ReactNode
}

/** 'Game maintenance', or another reason, with up to six other games to start (D-101). */
export default function MaintenanceDialog({ title, text, games, renderSuggestions }: MaintenanceDialogProps) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={t('common.close')} size="medium">
      <p className="mb-4 text-muted">{text}</p>
      {renderSuggestions(games, close)}
    </Dialog>
  )
}
