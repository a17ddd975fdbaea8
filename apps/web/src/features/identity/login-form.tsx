import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { TextField } from '@tessera/ui/text-field.tsx'
import { useState } from 'react'
import { ask } from '../../shared/api/ask.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { showWarning } from '../../shared/site/warning.ts'
import { t } from '../../shared/texts/texts.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { rememberedUser, rememberUser } from './remembered.ts'
import type { Entrance } from './use-entered.ts'
import { useForm } from '../../shared/forms/use-form.ts'

/** Stands in the field for a password that the page does not know: the device is remembered instead. */
const dots = '••••••••'

/** Refusals that are told in a popup, because nothing in the form is wrong (D-163). */
const told = ['NOT_AGENT', 'NOT_MEMBER']

/** Username and password. `area` agent is the entrance for agents alone. */
export function LoginForm({ area, onEntered }: { area?: 'agent' | undefined; onEntered: (entrance: Entrance) => void }) {
  const { botCheck } = useSite().whitelabel
  const [known] = useState(() => rememberedUser())
  const [keep, setKeep] = useState(known !== undefined)
  const form = useForm(
    { username: known ?? '', password: known ? dots : '' },
    ({ username, password }) => ({
      username: username.trim() === '' ? t('identity.empty', { field: t('identity.username') }) : undefined,
      password: password.trim() === '' ? t('identity.empty', { field: t('identity.password') }) : undefined,
    }),
    async ({ username, password }) => {
      const remember = password === dots && username === known
      const session = await ask('identity.login', {
        username: username.trim(), password: remember ? undefined : password.trim(), remember, rememberMe: keep, area,
        ...(botCheck ? await takeBotCheck() : {}),
      }).catch(warnOrThrow)
      if (!session) return
      rememberUser(username.trim(), keep)
      onEntered({ session, username: username.trim(), password: remember ? '' : password.trim() })
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <TextField {...form.field('username')} label={t('identity.username')} autoComplete="username" autoCapitalize="off" spellCheck={false} maxLength={64} />
      <PasswordField {...form.field('password')} label={t('identity.password')} autoComplete="current-password" onFocus={(event) => event.target.select()} />
      <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>{t('identity.remember')}</Checkbox>
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>{t('identity.login')}</Button>
    </form>
  )
}

function warnOrThrow(error: unknown): void {
  if (!(error instanceof Failure) || !told.includes(error.code)) throw error
  showWarning(error.message)
}
