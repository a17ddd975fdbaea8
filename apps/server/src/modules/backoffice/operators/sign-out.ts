// SPDX-License-Identifier: Apache-2.0
import type { RequestFacts } from '../../../platform/http/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { digestOf } from '../../../platform/seal/digest.ts'
import { bindingCookie, sessionKeyOf } from './session-keys.ts'
import { deleteSession } from './operator-session-store.ts'

/**
 * Ends the session of the given token, and its live connection. An invalid token is not an error: the result
 * is the same.
 */
export async function signOut(
  { database, live }: BackofficeDeps,
  { token, nowMs, clearCookie }: RequestFacts,
): Promise<null> {
  if (!token) return null
  const tokenHash = digestOf(token)
  const ended = await database.transaction(async (tx) => {
    const operator = await deleteSession(tx, tokenHash)
    if (operator)
      await recordAction(tx, {
        operatorId: operator.id,
        operatorName: operator.name,
        action: 'signOut',
        subject: `operator:${operator.id}`,
        nowMs,
      })
    return operator !== undefined
  })
  if (ended) {
    live.endSession(sessionKeyOf(tokenHash))
    clearCookie(bindingCookie)
  }
  return null
}
