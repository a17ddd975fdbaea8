import { fault, type OperationOutput } from '@tessera/contract'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { bindingCookie } from '../cookie-names.ts'
import type { IdentityDeps } from '../deps.ts'
import { sendDevice } from '../devices/remember-device.ts'
import { endAllSessions, tellEnded } from './end-sessions.ts'
import { sessionKeyOf, tokenHashOf } from './session-key.ts'
import { deleteSessionOf, listSessions } from './session-store.ts'

type Facts = RequestFacts & { member: MemberActor }

/** Where the account is open. The name of a session here is no token: with it nobody gets in. */
export async function ownSessions({ database }: IdentityDeps, { member, nowMs }: Facts): Promise<OperationOutput<'identity.sessions'>> {
  const sessions = await listSessions(database, member.memberId, nowMs)
  return sessions.map(({ tokenHash, device, ip, openedAtMs, usedAtMs }) => ({
    sessionId: sessionKeyOf(tokenHash), current: sessionKeyOf(tokenHash) === member.sessionKey, device, ip, openedAt: openedAtMs, usedAt: usedAtMs,
  }))
}

export async function endOwnSession(deps: IdentityDeps, { id }: { id: string }, { member, afterCommit }: Facts): Promise<null> {
  const ended = await deps.database.transaction(async tx => {
    const deleted = await deleteSessionOf(tx, member.memberId, tokenHashOf(id))
    if (deleted) await tellEnded(tx, [id])
    return deleted
  })
  if (!ended) throw fault('identity.noSession')
  afterCommit(() => deps.live.endSession(id))
  return null
}

export async function endEverySession(deps: IdentityDeps, facts: Facts): Promise<null> {
  const tellPages = await deps.database.transaction(tx => endAllSessions(tx, deps, facts.member.memberId, facts.nowMs))
  facts.afterCommit(tellPages)
  facts.clearCookie(bindingCookie)
  sendDevice(facts, undefined)
  return null
}
