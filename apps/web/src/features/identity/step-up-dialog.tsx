// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import KeyRound from 'lucide-react/icons/key-round'
import { call } from '../../shared/api/call.ts'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { answerProof } from '../../shared/session/step-up.ts'
import { showWarning } from '../../shared/site/warning.ts'
import { t } from '../../shared/texts/texts.ts'
import { answerPasskey, knowsPasskeys } from '../../shared/session/passkey.ts'

/** Asks for a fresh proof: the second factor of members who have one, the password of all others. */
export default function StepUpDialog() {
  const { data } = useCallQuery('identity.security', {}, { member: true })
  const strong = data !== undefined && !data.passwordProves
  return (
    <Dialog open onClose={() => answerProof(false)} title={t('protect.proof')} closeLabel={t('common.close')}>
      <p className="mb-4 text-sm text-muted">{t('protect.proof.text')}</p>
      {!data && <Skeleton className="h-32 w-full rounded-tile" />}
      {data && <ProofForm byCode={strong && data.totp} byPasskey={strong && data.passkeys.length > 0} />}
    </Dialog>
  )
}

function ProofForm({ byCode, byPasskey }: { byCode: boolean; byPasskey: boolean }) {
  const byPassword = !byCode && !byPasskey
  const form = useForm(
    { password: '', code: '' },
    ({ password, code }) => ({
      password:
        byPassword && password.trim() === ''
          ? t('identity.empty', { field: t('identity.password') })
          : undefined,
      code: byCode && code.trim() === '' ? t('identity.verificationCode.invalid') : undefined,
    }),
    async ({ password, code }) => {
      await call('identity.stepUp', byPassword ? { password: password.trim() } : { code })
      answerProof(true)
    },
  )
  const confirm = async (): Promise<void> => {
    try {
      await call('identity.stepUp', await answerPasskey(await call('identity.stepUpPasskey', {})))
      answerProof(true)
    } catch (error) {
      showWarning(messageOf(error, t('entry.passkey.none')))
    }
  }
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      {byPassword && (
        <PasswordField
          {...form.field('password')}
          label={t('members.password')}
          autoComplete="current-password"
        />
      )}
      {byCode && (
        <TextField
          {...form.field('code')}
          label={t('entry.second.code')}
          hint={t('entry.second.hint')}
          autoComplete="one-time-code"
          maxLength={32}
          dir="ltr"
        />
      )}
      <Refusal message={form.refusal} />
      {(byPassword || byCode) && (
        <Button type="submit" look="primary" size="form" wide busy={form.busy}>
          {t('common.confirm')}
        </Button>
      )}
      {byPasskey && knowsPasskeys() && (
        <Button size="form" wide onClick={() => void confirm()}>
          <KeyRound className="size-5" aria-hidden="true" />
          {t('entry.second.passkey')}
        </Button>
      )}
    </form>
  )
}
