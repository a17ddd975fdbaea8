// SPDX-License-Identifier: Apache-2.0
import { checkNumber, checkSmsLogin } from '@tessera/rules/identity/entry-forms'
import { problemMessage } from '@tessera/rules/identity/field-rule'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { CodeField } from './code-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { rememberedNumber, rememberNumber } from './remembered.ts'
import { sayProblems } from './say-problems.ts'
import type { Entrance } from './use-entered.ts'
import { numberOf, secondsOf, useSendCode } from './use-send-code.ts'

/** Login with a mobile number and a code sent to it. */
export function SmsLogin({ onEntered }: { onEntered: (entrance: Entrance) => void }) {
  const {
    registerMobile: rules,
    whitelabel: { botCheck },
  } = useSite()
  const [known] = useState(() => rememberedNumber())
  const [keep, setKeep] = useState(known !== undefined)
  const form = useForm(
    {
      mobileNum: known?.mobileNum ?? '',
      countryDialingCode: known?.countryDialingCode ?? '',
      verificationCode: '',
    },
    ({ mobileNum, verificationCode }) =>
      sayProblems(
        checkSmsLogin(rules, { mobileNum: mobileNum.trim(), verificationCode: verificationCode.trim() }),
      ),
    async ({ mobileNum, countryDialingCode, verificationCode }) => {
      const session = await call('identity.login', {
        type: 'sms',
        ...numberOf(mobileNum, countryDialingCode),
        verificationCode: verificationCode.trim(),
        rememberMe: keep,
        ...(botCheck ? await takeBotCheck() : {}),
      })
      rememberNumber({ mobileNum: mobileNum.trim(), countryDialingCode }, keep)
      onEntered({ session, username: '', password: '' })
    },
  )
  const { mobileNum, countryDialingCode } = form.values
  const sender = useSendCode(async (check) =>
    secondsOf(await call('identity.sendLoginCode', { ...numberOf(mobileNum, countryDialingCode), ...check })),
  )
  const send = (): void => {
    const problem = checkNumber(rules, mobileNum.trim())
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
      <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>
        {t('identity.remember')}
      </Checkbox>
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>
        {t('identity.login')}
      </Button>
    </form>
  )
}
