// SPDX-License-Identifier: Apache-2.0
import type { FieldProblem, IdentityField } from './field-rule.ts'

/** '{field} not empty' (D-73). */
export const emptyField = (field: IdentityField): FieldProblem => ({
  key: 'identity.empty',
  words: { field: `identity.${field}` },
})

/** The longest code that can be typed. */
export const longestCode = 255

/** What is wrong with the form of a code, before it is compared (D-72). */
export const checkCode = (code: string): FieldProblem | undefined =>
  code === '' || code.length > longestCode ? { key: 'identity.verificationCode.invalid' } : undefined
