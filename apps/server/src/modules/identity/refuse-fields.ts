// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { FieldProblem } from '@tessera/rules/identity/field-rule'
import { sentencesOf } from '../../platform/http/index.ts'

/** Throws `call.invalid` with a message per field if anything is wrong. */
export function refuseFields(problems: Readonly<Record<string, FieldProblem | undefined>>): void {
  const fields = sentencesOf(problems)
  if (fields) throw fault('call.invalid', { fields })
}
