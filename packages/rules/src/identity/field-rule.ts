// SPDX-License-Identifier: Apache-2.0
import { isPatternId, patternOfSource, patterns, type PatternId } from './patterns.ts'
import { isSafePattern } from './safe-pattern.ts'

/** The rule of one registration field. Lengths are in code points. */
export interface FieldRule {
  enabled: boolean
  required: boolean
  /** A regular expression for the whole value; `*` is anything, empty means the one of `patternId`. */
  acceptedPattern: string
  patternId: number
  minLength: number
  maxLength: number
}

/** Every field that a form of this domain can have; the text `identity.{field}` is its visible name. */
export const identityFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
] as const
export type IdentityField = (typeof identityFields)[number]

/** Keys of the messages about a field. */
export type FieldProblemKey =
  | 'identity.empty'
  | 'identity.inconsistentTwice'
  | 'identity.inconsistent'
  | 'identity.password.tooCommon'
  | 'identity.payment.easy'
  | 'identity.terms.missing'
  | 'identity.missingCredentials'
  | 'identity.notAsked'
  | 'identity.mobileNum.invalid'
  | 'identity.mobileNum.badFormat'
  | 'identity.payeeName.invalid'
  | 'identity.verificationCode.invalid'
  | 'pattern.range'
  | 'pattern.exact'
  | 'pattern.passwordRange'
  | `pattern.${PatternId}`
  | `identity.${IdentityField}`

/**
 * What is wrong with a field: the key of a message, its numbers, and the words in it that are texts
 * themselves.
 */
export interface FieldProblem {
  key: FieldProblemKey
  values?: { min: number; max: number }
  words?: Readonly<Record<string, FieldProblemKey>>
}

/** The message of a problem, made with the given texts. */
export function problemMessage(
  problem: FieldProblem,
  say: (key: FieldProblemKey, values?: Record<string, string | number>) => string,
): string {
  const words = Object.fromEntries(Object.entries(problem.words ?? {}).map(([name, key]) => [name, say(key)]))
  return say(problem.key, { ...problem.values, ...words })
}

export const lengthOf = (value: string): number => [...value].length

/**
 * Whether a setting can use this as acceptedPattern: empty, a star, a built-in pattern, or one that is safe
 * to run.
 */
export const isAcceptablePattern = (source: string): boolean =>
  source === '' || source === '*' || patternOfSource(source) !== undefined || isSafePattern(source)

/**
 * Whether the value matches the rule. A built-in pattern is recognised by its text and is known to be fast.
 * Any other runs only if `isSafePattern` accepts it; otherwise the pattern of `patternId` runs instead.
 */
export function fitsPattern({ acceptedPattern, patternId }: FieldRule, value: string): boolean {
  if (acceptedPattern === '*') return true
  const builtIn = patternOfSource(acceptedPattern)
  if (builtIn) return builtIn.accepts(value)
  if (acceptedPattern !== '' && isSafePattern(acceptedPattern))
    return new RegExp(`^(?:${acceptedPattern})$`, 'u').test(value)
  return patterns[isPatternId(patternId) ? patternId : 0].accepts(value)
}

/** Fields that have one message for every problem (D-72). */
const ownSentence: Partial<Record<IdentityField, FieldProblemKey>> = {
  mobileNum: 'identity.mobileNum.invalid',
  payeeName: 'identity.payeeName.invalid',
}

/** The problem of a value that is present, in the words of D-71; undefined if there is none. */
export function checkShape(rule: FieldRule, value: string, field: IdentityField): FieldProblem | undefined {
  const values = { min: rule.minLength, max: rule.maxLength }
  const length = lengthOf(value)
  const fitsLength = length >= rule.minLength && length <= rule.maxLength
  // A value of a wrong length is not matched, so that the pattern never runs on a text longer than the field
  // allows.
  if (fitsLength && fitsPattern(rule, value)) return undefined
  const own = ownSentence[field]
  if (own) return { key: own }
  if (!fitsLength && field === 'password' && values.min !== values.max)
    return { key: 'pattern.passwordRange', values }
  const text: FieldProblemKey = `pattern.${isPatternId(rule.patternId) ? rule.patternId : 0}`
  return { key: values.min === values.max ? 'pattern.exact' : 'pattern.range', values, words: { text } }
}
