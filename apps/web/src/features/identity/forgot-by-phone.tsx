// SPDX-License-Identifier: Apache-2.0
import { checkForgotByPhone, checkForgottenNumber } from '@tessera/rules/identity/entry-forms'
import { problemMessage } from '@tessera/rules/identity/field-rule'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { call } from '../../shared/api/call.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { CodeField } from './code-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { listNewWays } from './new-ways.tsx'
import { sayProblems } from './say-problems.ts'
import type { Entrance } from './use-entered.ts'
import { numberOf, useSendCode } from './use-send-code.ts'

/** A new password with a code sent to the number of the account; setting it logs the member in. */
export function ForgotByPhone({ onEntered }: { onEntered: (entrance: Entrance) => void }) {
  const {
    register: rules,
    whitelabel: { botCheck },
  } = useSite()
  const check = async () => (botCheck ? takeBotCheck() : {})
  const form = useForm(
    { mobileNum: '', countryDialingCode: '', verificationCode: '', newPassword: '' },
    ({ mobileNum, verificationCode, newPassword }) =>
      sayProblems(
        checkForgotByPhone(rules, {
          mobileNum: mobileNum.trim(),
          verificationCode: verificationCode.trim(),
          newPassword: newPassword.trim(),
        }),
      ),
    async ({ mobileNum, countryDialingCode, verificationCode, newPassword }) => {
      const password = newPassword.trim()
      const { username, removed } = await call('identity.resetByPhone', {
        ...numberOf(mobileNum, countryDialingCode),
        verificationCode: verificationCode.trim(),
        newPassword: password,
      })
      showToast(t('members.password.done'), 'good')
      if (removed.length > 0) showToast(t('protect.new.removed', { list: listNewWays(removed) }), 'good')
      onEntered({
        session: await call('identity.login', { type: 'username', username, password, ...(await check()) }),
        username,
        password,
      })
    },
  )
  const { mobileNum, countryDialingCode } = form.values
  const sender = useSendCode(
    async (proof) =>
      (await call('identity.sendForgotCode', { ...numberOf(mobileNum, countryDialingCode), ...proof }))
        .expirationTime,
  )
  const send = (): void => {
    const problem = checkForgottenNumber(rules, mobileNum.trim())
    if (problem) return form.setProblem('mobileNum', problemMessage(problem, t))
    sender.send()
  }
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <PhoneField
        {...form.field('mobileNum')}
        dialingCode={countryDialingCode}
        onDialingCode={(code) => form.setValues((before) => ({ ...before, countryDialingCode: code }))}
      />
      <CodeField {...form.field('verificationCode')} sender={{ ...sender, send }} />
      <PasswordField
        {...form.field('newPassword')}
        label={t('members.password.new')}
        autoComplete="new-password"
        maxLength={rules.password?.maxLength}
      />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>
        {t('entry.forgot.set')}
      </Button>
    </form>
  )
}
