// SPDX-License-Identifier: Apache-2.0
import { checkForgotByEmail } from '@tessera/rules/identity/entry-forms'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { sayProblems } from './say-problems.ts'

/** A temporary password by mail. Its messages do not reveal whether the account exists. */
export function ForgotByEmail({ onDone }: { onDone: () => void }) {
  const {
    register: rules,
    whitelabel: { botCheck },
  } = useSite()
  const [sent, setSent] = useState(false)
  const form = useForm(
    { username: '', email: '' },
    ({ username, email }) =>
      sayProblems(checkForgotByEmail(rules, { username: username.trim(), email: email.trim() })),
    async ({ username, email }) => {
      await call('identity.resetByEmail', {
        username: username.trim(),
        email: email.trim(),
        ...(botCheck ? await takeBotCheck() : {}),
      })
      setSent(true)
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('entry.forgot.email.text')}</p>
      <TextField
        {...form.field('username')}
        label={t('identity.username')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
      />
      <TextField
        {...form.field('email')}
        label={t('identity.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
      />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>
        {t('entry.forgot.send')}
      </Button>
      <Dialog
        open={sent}
        role="alertdialog"
        onClose={onDone}
        title={t('entry.forgot.sent')}
        closeLabel={t('common.close')}
      >
        <p className="text-md text-text">{t('entry.forgot.sent.text')}</p>
        <Button className="mt-6" size="form" wide look="primary" autoFocus onClick={onDone}>
          {t('common.confirm')}
        </Button>
      </Dialog>
    </form>
  )
}
