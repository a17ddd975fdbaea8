// SPDX-License-Identifier: Apache-2.0
import type { Alerts } from '../../../platform/alerts/operator-alerts.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { forgetFailures, ownerOperator, removeTotp, secondFactorUse } from '../../identity/index.ts'
import { recordAction } from '../audit/record-action.ts'
import { recordCommandLineAction } from '../audit/record-command-line-action.ts'
import { forgetBrowsersOf } from './known-browser.ts'
import { deleteSessionsOf } from './operator-session-store.ts'
import { audited, operatorByName, type Operator } from './operator-store.ts'

/** Open from a reset until the operator has set up another app: until then a password is all that protects them. */
export const appResetAlert = 'backoffice.appReset'

/**
 * Removes the authenticator app and the recovery codes of an operator who lost them, ends their sessions, and
 * raises an alert until they have another app. The caller records who did it.
 */
async function removeAppOf(
  tx: Tx,
  { alerts, nowMs }: { alerts: Alerts; nowMs: number },
  { id, name }: Operator,
  by: string,
): Promise<void> {
  const owner = ownerOperator(id)
  await removeTotp(tx, owner)
  await forgetFailures(tx, secondFactorUse(owner))
  await deleteSessionsOf(tx, id)
  await forgetBrowsersOf(tx, id)
  await alerts.raise(tx, { kind: appResetAlert, reference: owner, details: { operator: name, by } }, nowMs)
}

/** Another operator resets it; who may is decided before. */
export async function resetAppOf(
  tx: Tx,
  facts: { alerts: Alerts; nowMs: number },
  operator: Operator,
  { operatorId, name, reason }: { operatorId: number; name: string; reason: string },
): Promise<void> {
  await removeAppOf(tx, facts, operator, name)
  const { subject, after } = audited(operator)
  await recordAction(tx, {
    operatorId,
    operatorName: name,
    action: 'resetApp',
    subject,
    after: { ...after, reason },
    nowMs: facts.nowMs,
  })
}

/** The command line resets it. Undefined when nobody has that name. */
export async function resetOperatorApp(
  tx: Tx,
  facts: { alerts: Alerts; nowMs: number },
  { name }: { name: string },
): Promise<Operator | undefined> {
  const operator = await operatorByName(tx, name)
  if (!operator) return undefined
  await removeAppOf(tx, facts, operator, 'command line')
  await recordCommandLineAction(tx, { action: 'resetApp', ...audited(operator), nowMs: facts.nowMs })
  return operator
}
