// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { recordCommandLineAction } from '../audit/record-command-line-action.ts'
import { forgetBrowsersOf } from './known-browser.ts'
import { deleteSessionsOf } from './operator-session-store.ts'
import { audited, updateOperatorPassword, type Operator } from './operator-store.ts'

/** Gives an operator another password and ends all their sessions. Undefined when nobody has that name. */
export async function setOperatorPassword(
  tx: Tx,
  { nowMs }: { nowMs: number },
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<Operator | undefined> {
  const operator = await updateOperatorPassword(tx, name, passwordHash)
  if (!operator) return undefined
  await deleteSessionsOf(tx, operator.id)
  await forgetBrowsersOf(tx, operator.id)
  await recordCommandLineAction(tx, { action: 'setOperatorPassword', ...audited(operator), nowMs })
  return operator
}
