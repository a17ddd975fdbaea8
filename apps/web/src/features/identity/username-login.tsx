// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import { checkLogin } from '@tessera/rules/identity/entry-forms'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { CaptchaField } from './captcha-field.tsx'
import type { LoginFormProps } from './login-form.tsx'
import { rememberedUser, rememberUser } from './remembered.ts'
import { sayProblems } from './say-problems.ts'
import { useCaptcha } from './use-captcha.ts'

/** Placeholder for a password that the page does not know: the platform remembers the device instead. */
const dots = '••••••••'

/** Username, or mobile number if the site allows it, and password. */
export function UsernameLogin({ area, onEntered, onForgot }: LoginFormProps) {
  const { botCheck, phoneLogin } = useSite().whitelabel
  const [known] = useState(() => rememberedUser())
  const [keep, setKeep] = useState(known !== undefined)
  const [asked, setAsked] = useState(false)
  const captcha = useCaptcha(asked)
  const form = useForm(
    { username: known ?? '', password: known ? dots : '', captcha: '' },
    (values) =>
      sayProblems(
        checkLogin({
          username: values.username.trim(),
          password: values.password.trim(),
          ...(asked ? { captcha: values.captcha.trim() } : {}),
        }),
      ),
    async (values, setValues) => {
      const username = values.username.trim()
      const remember = values.password === dots && username === known
      const password = remember ? '' : values.password.trim()
      try {
        const session = await call('identity.login', {
          type: 'username',
          username,
          password: remember ? undefined : password,
          remember,
          rememberMe: keep,
          area,
          captcha: values.captcha.trim(),
          ...(botCheck ? await takeBotCheck() : {}),
        })
        rememberUser(username, keep)
        onEntered({ session, username, password })
      } catch (error) {
        setValues((before) => ({ ...before, captcha: '' }))
        if (asked) captcha.renew()
        else setAsked(wantsCaptcha(error))
        throw error
      }
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <TextField
        {...form.field('username')}
        label={phoneLogin ? t('entry.usernameOrMobile') : t('identity.username')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
      />
      <PasswordField
        {...form.field('password')}
        label={t('identity.password')}
        autoComplete="current-password"
        onFocus={(event) => event.target.select()}
      />
      {asked && <CaptchaField {...form.field('captcha')} captcha={captcha} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>
          {t('identity.remember')}
        </Checkbox>
        <button
          type="button"
          className="min-h-11 rounded-control px-1 text-sm font-bold text-brand hover:underline"
          onClick={onForgot}
        >
          {t('entry.forgot')}
        </button>
      </div>
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>
        {t('identity.login')}
      </Button>
    </form>
  )
}

/** Whether the platform wants a captcha from now on. */
function wantsCaptcha(error: unknown): boolean {
  const details = error instanceof Failure ? error.details : undefined
  return typeof details === 'object' && details !== null && 'captcha' in details && details.captcha === true
}
