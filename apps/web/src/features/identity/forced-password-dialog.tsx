import { Dialog } from '@tessera/ui/dialog.tsx'
import { t } from '../../shared/texts/texts.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

/** Comes before everything else when the password was handed out or has expired. */
export default function ForcedPasswordDialog({ oldPassword }: { oldPassword: string }) {
  return (
    <Dialog open onClose={() => undefined} closable={false} title={t('members.password.change')} closeLabel={t('common.close')}>
      <ChangePasswordForm known={oldPassword === '' ? undefined : oldPassword} />
    </Dialog>
  )
}
