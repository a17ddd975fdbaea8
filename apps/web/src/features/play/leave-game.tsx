// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { t } from '../../shared/texts/texts.ts'

export interface LeaveGameProps {
  onStay: () => void
  onLeave: () => void
  title?: string
  text?: string
  /** The button that leaves. */
  leaveLabel?: string
}

/** Asks before leaving a running game, so that an accidental key does not. */
export function LeaveGame({
  onStay,
  onLeave,
  title = t('games.leave.title'),
  text = t('games.leave.text'),
  leaveLabel = t('play.back'),
}: LeaveGameProps) {
  return (
    <Dialog open role="alertdialog" onClose={onStay} title={title} closeLabel={t('common.close')}>
      <p className="text-md text-muted">{text}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button size="form" look="primary" onClick={onStay}>
          {t('games.leave.stay')}
        </Button>
        <Button size="form" onClick={onLeave}>
          {leaveLabel}
        </Button>
      </div>
    </Dialog>
  )
}
