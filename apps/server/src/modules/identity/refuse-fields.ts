// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { problemMessage, type FieldProblem } from '@tessera/rules/identity/field-rule'
import { text } from '@tessera/texts'

/** Throws `call.invalid` with a message per field if anything is wrong. */
export function refuseFields(
  problems: Readonly<Record<string, FieldProblem | undefined>>,
  language: string,
): void {
  const fields = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, problemMessage(problem, (key, values) => text(language, key, values))] as const] : [],
  )
  if (fields.length > 0) throw fault('call.invalid', { fields: Object.fromEntries(fields) })
}
