// SPDX-License-Identifier: Apache-2.0
import { checkNumber } from '@tessera/rules/identity/entry-forms'
import { checkCode } from '@tessera/rules/identity/field-checks'
import { problemMessage } from '@tessera/rules/identity/field-rule'
import { checkRegistration, ruledFields } from '@tessera/rules/identity/registration'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import type { BotCheck } from '../../shared/api/bot-check.ts'
import { useForm } from '../../shared/forms/use-form.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { arrival } from '../../shared/session/arrival.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { showSuccess } from '../../shared/site/warning.ts'
import { t } from '../../shared/texts/texts.ts'
import { formOf } from './form-of.ts'
import { isInvited, register, type RegisterKind } from './register.ts'
import { sayProblems } from './say-problems.ts'
import { useCaptcha } from './use-captcha.ts'
import type { Entrance } from './use-entered.ts'
import { usePhoneCheck } from './use-phone-check.ts'
import { numberOf, secondsOf, useSendCode } from './use-send-code.ts'

const empty = Object.fromEntries(
  [...ruledFields, 'currency', 'confirmPassword', 'countryDialingCode', 'verificationCode', 'captcha'].map(
    (name) => [name, ''],
  ),
) as Record<
  | (typeof ruledFields)[number]
  | 'currency'
  | 'confirmPassword'
  | 'countryDialingCode'
  | 'verificationCode'
  | 'captcha',
  string
>

/** What a new member has typed, the rules for it, and what proves that a person typed it. */
export function useRegistration(kind: RegisterKind, onEntered: (entrance: Entrance) => void) {
  const site = useSite()
  const { openCenter } = usePanels()
  const rules = site[kind]
  const asked = formOf(site, kind)
  const [agreed, setAgreed] = useState(false)
  const [reminded, setReminded] = useState(false)
  const captcha = useCaptcha(site.captcha.enabled)
  const phone = usePhoneCheck()
  const problemsOf = (values: typeof empty): ReturnType<typeof sayProblems<keyof typeof empty>> => {
    const code = asked.phoneProof ? checkCode(values.verificationCode.trim()) : undefined
    return sayProblems({
      ...checkRegistration(rules, trimmed(values), asked),
      ...(code ? { verificationCode: code } : {}),
    })
  }
  const form = useForm(
    { ...empty, affiliateCode: rules.affiliateCode?.enabled ? arrival().affiliateCode : '' },
    (values) => {
      setReminded(!agreed)
      const said = problemsOf(values)
      return agreed ? said : { ...said, form: t('identity.terms.missing') }
    },
    async (typed, setValues) => {
      const values = trimmed(typed)
      if (values.affiliateCode !== '' && !(await isInvited(values.affiliateCode))) return
      try {
        const session = await register(kind, values, {
          botCheck: site.whitelabel.botCheck,
          prove: asked.phoneProof ? phone.prove : undefined,
        })
        onEntered({ session, username: values.username, password: values.password, fresh: true })
        showSuccess(t('identity.registered'), t('identity.title', { site: site.whitelabel.siteName }), {
          label: t('wallet.deposit'),
          act: () => openCenter('depositv2'),
          laterLabel: t('identity.registered.lookRound'),
        })
      } catch (error) {
        // A captcha is valid only once.
        if (site.captcha.enabled) {
          setValues((before) => ({ ...before, captcha: '' }))
          captcha.renew()
        }
        throw error
      }
    },
    { checkLeft: problemsOf },
  )
  const { mobileNum, countryDialingCode } = form.values
  const sender = useSendCode(async (check) =>
    asked.phoneProof
      ? phone.send(mobileNum, countryDialingCode)
      : secondsOf(await sendCode(numberOf(mobileNum, countryDialingCode), check)),
  )
  const chooseDialingCode = (dialingCode: string): void =>
    form.setValues((before) => ({ ...before, countryDialingCode: dialingCode }))
  const send = (): void => {
    const problem = checkNumber(rules, mobileNum.trim())
    if (problem) return form.setProblem('mobileNum', problemMessage(problem, t))
    sender.send()
  }
  return {
    form,
    rules,
    asked,
    captcha: site.captcha.enabled ? captcha : undefined,
    terms: {
      agreed,
      reminded,
      onChange(ticked: boolean) {
        setAgreed(ticked)
        setReminded(false)
      },
    },
    sender: { ...sender, send },
    chooseDialingCode,
  }
}

/** This call uses another name for the number than its siblings. */
const sendCode = (
  { mobileNum: mobileNo, ...dialing }: ReturnType<typeof numberOf>,
  check: Partial<BotCheck>,
) => call('identity.sendRegisterCode', { mobileNo, ...dialing, ...check })

function trimmed<Field extends string>(values: Record<Field, string>): Record<Field, string> {
  return Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [name, value.trim()]),
  ) as Record<Field, string>
}
