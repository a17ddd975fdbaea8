import type { Tx } from '../../../platform/db/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { deleteDevicesOf } from '../devices/device-store.ts'
import { sessionKeyOf } from './session-key.ts'
import { deleteSessionsOf } from './session-store.ts'

/**
 * Ends every session of a member and forgets his remembered devices. Gives what is to be done once the transaction is
 * committed: tell his open pages and cut their live connections.
 */
export async function endAllSessions(tx: Tx, { live, events }: Pick<IdentityDeps, 'live' | 'events'>, memberId: number, nowMs: number): Promise<() => void> {
  await deleteDevicesOf(tx, memberId)
  const ended = await deleteSessionsOf(tx, memberId)
  await events.sessionsEnded(tx, memberId, nowMs)
  return () => {
    live.publish('identity.sessionEnded', { at: nowMs }, memberId)
    for (const tokenHash of ended) live.endSession(sessionKeyOf(tokenHash))
  }
}
