// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import KeyRound from 'lucide-react/icons/key-round'
import { call } from '../../shared/api/call.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { showWarning } from '../../shared/site/warning.ts'
import { t } from '../../shared/texts/texts.ts'
import { answerPasskey, knowsPasskeys } from '../../shared/session/passkey.ts'
import { dropSecondFactor } from './second-factor.ts'
import type { Entrance } from './use-entered.ts'

/** Follows a correct password: the code of the app, a recovery code, or a passkey. */
export function SecondFactorForm({
  waiting,
  onEntered,
}: {
  waiting: Entrance
  onEntered: (entrance: Entrance) => void
}) {
  const { ticket = '', methods = [] } = waiting.session
  const form = useForm(
    { code: '' },
    ({ code }) => ({ code: code.trim() === '' ? t('identity.verificationCode.invalid') : undefined }),
    async ({ code }) =>
      onEntered({
        ...waiting,
        session: await call('identity.twoFactorLogin', { ticket, code }),
      }),
  )
  const byPasskey = async (): Promise<void> => {
    try {
      const answer = await answerPasskey(await call('identity.twoFactorPasskey', { ticket }))
      onEntered({ ...waiting, session: await call('identity.twoFactorLogin', { ticket, ...answer }) })
    } catch (error) {
      showWarning(messageOf(error, t('entry.passkey.none')))
    }
  }
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('entry.second.text')}</p>
      <TextField
        {...form.field('code')}
        label={t('entry.second.code')}
        hint={t('entry.second.hint')}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={32}
        dir="ltr"
        autoFocus
      />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>
        {t('common.confirm')}
      </Button>
      {methods.includes('passkey') && knowsPasskeys() && (
        <Button size="form" wide onClick={() => void byPasskey()}>
          <KeyRound className="size-5" aria-hidden="true" />
          {t('entry.second.passkey')}
        </Button>
      )}
      <Button look="quiet" size="form" wide onClick={dropSecondFactor}>
        {t('entry.back')}
      </Button>
    </form>
  )
}
