// SPDX-License-Identifier: Apache-2.0
import { checkShape, type FieldProblem, type FieldRule, type IdentityField } from './field-rule.ts'
import { checkCode, emptyField } from './field-checks.ts'
import { readRuled } from './read-ruled.ts'

export type RegistrationRules = Readonly<Record<string, FieldRule>>
/** Typed values by field, already trimmed. An absent field is empty. */
export type RegistrationValues = Partial<Readonly<Record<IdentityField, string>>>
export type RegistrationProblems = Partial<Record<IdentityField, FieldProblem>>

/** Which of the two forms it is, and which switches of the site change it. */
export interface RegistrationForm {
  kind: 'register' | 'registerMobile'
  /** The form asks for password and confirmation. Always true for registration by username. */
  password: boolean
  /**
   * The form asks for an SMS code. Always true for registration by mobile number, unless a third party checks
   * the number.
   */
  code: boolean
  /** A third party checks the number, so the number is required and our code is not. */
  phoneProof: boolean
  captcha: boolean
}
export const plainForm: RegistrationForm = {
  kind: 'register',
  password: true,
  code: false,
  phoneProof: false,
  captcha: false,
}

/** The fields whose rules are settings, in the order of the form. */
export const ruledFields = [
  'username',
  'password',
  'payeeName',
  'mobileNum',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'affiliateCode',
] as const satisfies readonly IdentityField[]
export type RuledField = (typeof ruledFields)[number]

const anything: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 64,
}
/** The rule of a field without a setting: not asked; a mobile number is digits. */
const unsaid: Partial<Record<RuledField, FieldRule>> = {
  username: anything,
  password: anything,
  mobileNum: { ...anything, acceptedPattern: '', patternId: 6, minLength: 8, maxLength: 15 },
}

/** Whether the form has this field, and whether it is required. */
export function fieldState(
  rules: RegistrationRules,
  form: RegistrationForm,
  field: RuledField,
): 'absent' | 'optional' | 'required' {
  const mobile = form.kind === 'registerMobile'
  if (field === 'username') return mobile ? 'absent' : 'required'
  if (field === 'password') return form.password ? 'required' : 'absent'
  if (field === 'mobileNum' && (mobile || form.code || form.phoneProof)) return 'required'
  const rule = rules[field]
  return rule?.enabled ? (rule.required ? 'required' : 'optional') : 'absent'
}

/** The problem of a chosen username. */
export const checkUsername = (rules: RegistrationRules, username: string): FieldProblem | undefined =>
  username === '' ? emptyField('username') : checkShape(rules.username ?? anything, username, 'username')

/** The problem of a chosen password. */
export const checkNewPassword = (rules: RegistrationRules, password: string): FieldProblem | undefined =>
  password === '' ? emptyField('password') : checkShape(rules.password ?? anything, password, 'password')

function checkRuled(
  rules: RegistrationRules,
  form: RegistrationForm,
  field: RuledField,
  value: string,
): FieldProblem | undefined {
  const state = fieldState(rules, form, field)
  if (state === 'absent') return value === '' ? undefined : { key: 'identity.notAsked' }
  if (value === '') return state === 'required' ? emptyField(field) : undefined
  const rule = rules[field] ?? unsaid[field]
  return rule && checkShape(rule, readRuled(field, value), field)
}

/** All problems of a registration by field; the same in the form and on the server. */
export function checkRegistration(
  rules: RegistrationRules,
  values: RegistrationValues,
  form: RegistrationForm = plainForm,
): RegistrationProblems {
  const { password = '', confirmPassword = '', verificationCode = '', captcha = '' } = values
  const problems: Record<string, FieldProblem | undefined> = Object.fromEntries(
    ruledFields.map((field) => [field, checkRuled(rules, form, field, values[field] ?? '')]),
  )
  if (form.password)
    problems.confirmPassword =
      confirmPassword === ''
        ? emptyField('confirmPassword')
        : confirmPassword === password
          ? undefined
          : { key: 'identity.inconsistentTwice' }
  else if (confirmPassword !== '') problems.confirmPassword = { key: 'identity.notAsked' }
  if (form.code) problems.verificationCode = checkCode(verificationCode)
  if (form.captcha && captcha === '') problems.captcha = emptyField('captcha')
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
