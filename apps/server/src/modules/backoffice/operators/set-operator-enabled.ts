// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { recordCommandLineAction } from '../audit/record-command-line-action.ts'
import { forgetBrowsersOf } from './known-browser.ts'
import { deleteSessionsOf } from './operator-session-store.ts'
import { audited, updateOperatorEnabled, type Operator } from './operator-store.ts'

/** Closes an operator, whose sessions end at once, or opens them again. Undefined when nobody has that name. */
export async function setOperatorEnabled(
  tx: Tx,
  { nowMs }: { nowMs: number },
  { name, enabled }: { name: string; enabled: boolean },
): Promise<Operator | undefined> {
  const operator = await updateOperatorEnabled(tx, name, enabled)
  if (!operator) return undefined
  if (!enabled) {
    await deleteSessionsOf(tx, operator.id)
    await forgetBrowsersOf(tx, operator.id)
  }
  await recordCommandLineAction(tx, {
    action: enabled ? 'reopenOperator' : 'closeOperator',
    ...audited(operator),
    nowMs,
  })
  return operator
}
