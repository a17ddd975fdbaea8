// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { t } from '../../shared/texts/texts.ts'
import type { Demand } from '../../shared/session/forced-password.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

/** Blocks everything else while the password is temporary or has expired. */
export default function ForcedPasswordDialog({ demand }: { demand: Demand }) {
  return (
    <Dialog
      open
      onClose={() => undefined}
      closable={false}
      title={t('members.password.change')}
      closeLabel={t('common.close')}
    >
      <ChangePasswordForm
        username={demand.username}
        known={demand.oldPassword === '' ? undefined : demand.oldPassword}
      />
    </Dialog>
  )
}
