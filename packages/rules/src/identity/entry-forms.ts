// SPDX-License-Identifier: Apache-2.0
import { dialledDigits } from '../numbers/latin-digits.ts'
import { checkCode, emptyField } from './field-checks.ts'
import { checkShape, fitsPattern, lengthOf, type FieldProblem, type FieldRule } from './field-rule.ts'
import { checkNewPassword, checkUsername, type RegistrationRules } from './registration.ts'

/** The problems of a form by field; `form` is for the form as a whole. */
export type FormProblems<Field extends string> = Partial<Record<Field | 'form', FieldProblem>>

const usualNumber: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 6,
  minLength: 8,
  maxLength: 15,
}
const usualEmail: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 3,
  minLength: 5,
  maxLength: 100,
}

const onlyProblems = <Field extends string>(
  problems: Record<string, FieldProblem | undefined>,
): FormProblems<Field> =>
  Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as FormProblems<Field>

const fits = (rule: FieldRule, value: string): boolean => {
  const length = lengthOf(value)
  return length >= rule.minLength && length <= rule.maxLength && fitsPattern(rule, value)
}

/** The rule for a mobile number: that of the registration form, or plain digits. */
export const numberRule = (rules: RegistrationRules): FieldRule => rules.mobileNum ?? usualNumber

/** Login with username and password (D-72). */
export function checkLogin({
  username,
  password,
  captcha,
}: {
  username: string
  password: string
  captcha?: string
}): FormProblems<'username' | 'password' | 'captcha'> {
  if (username === '' && password === '') return { form: { key: 'identity.missingCredentials' } }
  return onlyProblems({
    username: username === '' ? emptyField('username') : undefined,
    password: password === '' ? emptyField('password') : undefined,
    captcha: captcha === '' ? emptyField('captcha') : undefined,
  })
}

/** A mobile number at login or registration. */
export const checkNumber = (rules: RegistrationRules, mobileNum: string): FieldProblem | undefined =>
  mobileNum === ''
    ? emptyField('mobileNum')
    : fits(numberRule(rules), dialledDigits(mobileNum))
      ? undefined
      : { key: 'identity.mobileNum.invalid' }

/** Login with mobile number and code. */
export const checkSmsLogin = (
  rules: RegistrationRules,
  { mobileNum, verificationCode }: { mobileNum: string; verificationCode: string },
): FormProblems<'mobileNum' | 'verificationCode'> =>
  onlyProblems({ mobileNum: checkNumber(rules, mobileNum), verificationCode: checkCode(verificationCode) })

/** Password recovery by e-mail. */
export const checkForgotByEmail = (
  rules: RegistrationRules,
  { username, email }: { username: string; email: string },
): FormProblems<'username' | 'email'> =>
  onlyProblems({
    username: checkUsername(rules, username),
    email: email === '' ? emptyField('email') : checkShape(rules.email ?? usualEmail, email, 'email'),
  })

/** The mobile number of password recovery or of the profile, which has a message of its own. */
export const checkForgottenNumber = (rules: RegistrationRules, mobileNum: string): FieldProblem | undefined =>
  mobileNum === ''
    ? emptyField('mobileNum')
    : fits(numberRule(rules), dialledDigits(mobileNum))
      ? undefined
      : { key: 'identity.mobileNum.badFormat' }

/** Password recovery by phone. */
export const checkForgotByPhone = (
  rules: RegistrationRules,
  {
    mobileNum,
    verificationCode,
    newPassword,
  }: { mobileNum: string; verificationCode: string; newPassword: string },
): FormProblems<'mobileNum' | 'verificationCode' | 'newPassword'> =>
  onlyProblems({
    mobileNum: checkForgottenNumber(rules, mobileNum),
    verificationCode: checkCode(verificationCode),
    newPassword: checkNewPassword(rules, newPassword),
  })

/** A new password and its confirmation; the form decides whether it asks for the old one (D-30). */
export const checkPasswordChange = (
  rules: RegistrationRules,
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword: string },
): FormProblems<'newPassword' | 'confirmNewPassword'> =>
  onlyProblems({
    newPassword: checkNewPassword(rules, newPassword),
    confirmNewPassword: confirmNewPassword === newPassword ? undefined : { key: 'identity.inconsistent' },
  })
