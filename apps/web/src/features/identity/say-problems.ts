// SPDX-License-Identifier: Apache-2.0
import { problemMessage, type FieldProblem } from '@tessera/rules/identity/field-rule'
import { t } from '../../shared/texts/texts.ts'

/** The messages for a form's problems, by field. */
export function sayProblems<Field extends string>(
  problems: Partial<Record<Field, FieldProblem>>,
): Partial<Record<Field, string>> {
  const said: Partial<Record<Field, string>> = {}
  for (const field in problems) {
    const problem = problems[field]
    if (problem) said[field] = problemMessage(problem, t)
  }
  return said
}
