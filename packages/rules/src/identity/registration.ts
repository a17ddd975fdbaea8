import { checkShape, type FieldProblem, type FieldRule } from './field-rule.ts'

/** The fields of the registration form; these three are asked of everybody, whatever the settings say. */
export interface Registration { username: string; password: string; confirmPassword: string }
export type RegistrationProblems = Partial<Record<keyof Registration, FieldProblem>>
export type RegistrationRules = Readonly<Record<string, FieldRule>>

const anything: FieldRule = { enabled: true, required: true, acceptedPattern: '*', patternId: 0, minLength: 1, maxLength: 64 }

const empty = (field: keyof Registration): FieldProblem => ({ key: 'identity.empty', words: { field: `identity.${field}` } })

/** What is wrong with a name that somebody wants to have. */
export const checkUsername = (rules: RegistrationRules, username: string): FieldProblem | undefined =>
  username === '' ? empty('username') : checkShape(rules.username ?? anything, username, 'username')

/** What is wrong with a password that somebody wants to have. */
export const checkNewPassword = (rules: RegistrationRules, password: string): FieldProblem | undefined =>
  password === '' ? empty('password') : checkShape(rules.password ?? anything, password, 'password')

/** Everything that is wrong with a registration, by field; the same on the form and on the server. Values are trimmed already. */
export function checkRegistration(rules: RegistrationRules, { username, password, confirmPassword }: Registration): RegistrationProblems {
  const problems: RegistrationProblems = {
    username: checkUsername(rules, username),
    password: checkNewPassword(rules, password),
    confirmPassword: confirmPassword === '' ? empty('confirmPassword')
      : confirmPassword === password ? undefined : { key: 'identity.inconsistentTwice' },
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
