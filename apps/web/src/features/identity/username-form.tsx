// SPDX-License-Identifier: Apache-2.0
import { checkUsername } from '@tessera/rules/identity/registration'
import { problemMessage } from '@tessera/rules/identity/field-rule'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { call } from '../../shared/api/call.ts'
import { invalidate } from '../../shared/api/use-call-query.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

/** Lets members choose a username, once, if the platform made up theirs. */
export function UsernameForm() {
  const { register: rules } = useSite()
  const form = useForm(
    { username: '' },
    ({ username }) => {
      const problem = checkUsername(rules, username.trim())
      return { username: problem && problemMessage(problem, t) }
    },
    async ({ username }) => {
      await call('identity.changeUsername', { username: username.trim() })
      invalidate('identity.security', 'members.info')
      showToast(t('protect.username.done'), 'good')
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <TextField
        {...form.field('username')}
        label={t('protect.username.new')}
        hint={t('protect.username.once')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={rules.username?.maxLength ?? 64}
      />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" busy={form.busy}>
        {t('protect.username.change')}
      </Button>
    </form>
  )
}
