// SPDX-License-Identifier: Apache-2.0
import { readRuled } from '../identity/read-ruled.ts'
import { checkShape, type FieldProblem, type FieldRule, type IdentityField } from '../identity/field-rule.ts'

/** Profile fields that the registration form can have, too; its settings contain their rules. */
export const sharedFields = [
  'payeeName',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
] as const satisfies readonly IdentityField[]

export interface BirthdayProblem {
  key: 'members.birthday.invalid' | 'members.birthday.tooYoung'
  values?: { age: number }
}
export type ProfileProblem = FieldProblem | BirthdayProblem
export const isBirthdayProblem = (problem: ProfileProblem): problem is BirthdayProblem =>
  problem.key.startsWith('members.birthday.')

/**
 * Full years from a birthday to a day, both as yyyy-MM-dd. Somebody born on 29 February becomes a year older
 * on 1 March.
 */
export const yearsBetween = (birthday: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0)

/** The problem of a birthday; both days as yyyy-MM-dd. */
export function checkBirthday(birthday: string, today: string, ageLimit: number): ProfileProblem | undefined {
  const date = new Date(`${birthday}T00:00:00Z`)
  const real =
    /^\d{4}-\d\d-\d\d$/.test(birthday) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === birthday &&
    birthday >= '1900-01-01' &&
    birthday <= today
  if (!real) return { key: 'members.birthday.invalid' }
  return yearsBetween(birthday, today) < ageLimit
    ? { key: 'members.birthday.tooYoung', values: { age: ageLimit } }
    : undefined
}

/** All problems of the changed fields of a profile. Empty values clear a field, so they have none. */
export function checkProfile(
  rules: Readonly<Record<string, FieldRule>>,
  changed: Readonly<Partial<Record<string, string>>>,
  { today, ageLimit }: { today: string; ageLimit: number },
): Record<string, ProfileProblem> {
  const problems: Record<string, ProfileProblem | undefined> = {}
  for (const field of sharedFields) {
    const [value, rule] = [changed[field], rules[field]]
    if (value && rule) problems[field] = checkShape(rule, readRuled(field, value), field)
  }
  if (changed.birthday) problems.birthday = checkBirthday(changed.birthday, today, ageLimit)
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])),
  )
}
