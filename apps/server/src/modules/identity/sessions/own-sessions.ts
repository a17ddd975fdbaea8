// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { bindingCookie } from '../cookie-names.ts'
import type { IdentityDeps } from '../deps.ts'
import { sendDevice } from '../devices/remember-device.ts'
import { endAllSessions, endSession } from './end-sessions.ts'
import { sessionKeyOf } from './session-key.ts'
import { listSessions } from './session-store.ts'

type Facts = RequestFacts & { member: MemberActor }

/** Where the account is logged in. The id of a session here is not a token: it gives no access. */
export async function ownSessions(
  { database }: IdentityDeps,
  { member, nowMs }: Facts,
): Promise<OperationOutput<'identity.sessions'>> {
  const sessions = await listSessions(database, member.memberId, nowMs)
  return sessions.map(({ tokenHash, device, ip, openedAtMs, usedAtMs }) => ({
    sessionId: sessionKeyOf(tokenHash),
    current: sessionKeyOf(tokenHash) === member.sessionKey,
    device,
    ip,
    openedAt: openedAtMs,
    usedAt: usedAtMs,
  }))
}

export async function endOwnSession(
  deps: IdentityDeps,
  { id }: { id: string },
  { member: { memberId }, nowMs, afterCommit }: Facts,
): Promise<null> {
  const cutLines = await deps.database.transaction((tx) =>
    endSession(tx, deps, { memberId, sessionKey: id, nowMs }),
  )
  if (!cutLines) throw fault('identity.noSession')
  afterCommit(cutLines)
  return null
}

export async function endEverySession(deps: IdentityDeps, facts: Facts): Promise<null> {
  const notifyPages = await deps.database.transaction((tx) =>
    endAllSessions(tx, deps, facts.member.memberId, facts.nowMs),
  )
  facts.afterCommit(notifyPages)
  facts.clearCookie(bindingCookie)
  sendDevice(facts, undefined)
  return null
}
