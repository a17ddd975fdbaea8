// SPDX-License-Identifier: Apache-2.0
import { forgetFailures, ownerOperator, secondFactorUse } from '../../identity/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { recordCommandLineAction } from '../audit/record-command-line-action.ts'
import { browserSubjectsOf } from './known-browser.ts'
import { audited, operatorByName, operatorKey, type Operator } from './operator-store.ts'

/** What wrong attempts at an operator's name count against. */
export const nameSubject = (name: string): string => `operator:${operatorKey(name)}`

/**
 * Opens what wrong tries have closed: the name, the known browsers, the app. Undefined when nobody has that
 * name.
 */
export async function unlockOperator(
  tx: Tx,
  { nowMs }: { nowMs: number },
  { name }: { name: string },
): Promise<Operator | undefined> {
  const operator = await operatorByName(tx, name)
  if (!operator) return undefined
  const subjects = [
    nameSubject(name),
    secondFactorUse(ownerOperator(operator.id)),
    ...(await browserSubjectsOf(tx, operator.id)),
  ]
  for (const subject of subjects) await forgetFailures(tx, subject)
  await recordCommandLineAction(tx, { action: 'unlockOperator', ...audited(operator), nowMs })
  return operator
}
