// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { t } from '../../shared/texts/texts.ts'

/** Asks before leaving a running game, so that an accidental key does not. */
export function LeaveGame({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onStay}
      title={t('games.leave.title')}
      closeLabel={t('common.close')}
    >
      <p className="text-md text-muted">{t('games.leave.text')}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button size="form" look="primary" onClick={onStay}>
          {t('games.leave.stay')}
        </Button>
        <Button size="form" onClick={onLeave}>
          {t('play.back')}
        </Button>
      </div>
    </Dialog>
  )
}
