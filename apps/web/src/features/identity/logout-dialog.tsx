// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { say } from '@tessera/ui/overlays/spoken.ts'
import { logOut } from './log-out.ts'

/** Asks before signing out. */
export default function LogoutDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await logOut()
    say(t('shell.spoken.loggedOut'))
    onDone()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('identity.logout')}
      closeLabel={t('common.close')}
    >
      <p className="text-md text-muted">{t('identity.logout.question')}</p>
      <div className="mt-6 flex gap-3">
        <Button size="form" wide onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button size="form" wide look="primary" busy={busy} onClick={() => void leave()}>
          {t('common.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
