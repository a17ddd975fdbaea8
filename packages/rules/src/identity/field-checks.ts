// SPDX-License-Identifier: Apache-2.0
import type { FieldProblem, IdentityField } from './field-rule.ts'

/** '{field} not empty' (D-73). */
export const emptyField = (field: IdentityField): FieldProblem => ({
  key: 'identity.empty',
  words: { field: `identity.${field}` },
})

/** Longest code that may be typed. */
export const longestCode = 255

/** What is wrong with a code from a message before anybody has looked whether it is the right one (D-72). */
export const checkCode = (code: string): FieldProblem | undefined =>
  code === '' || code.length > longestCode ? { key: 'identity.verificationCode.invalid' } : undefined
