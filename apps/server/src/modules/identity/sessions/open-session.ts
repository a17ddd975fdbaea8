// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { describeDevice } from '@tessera/rules/identity/describe-device'
import { memberSession, staffSession } from '@tessera/rules/identity/session-life'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { holdBlocks, isAgentType, isTrialType, recordLogin, type Member } from '../../members/index.ts'
import type { LoginMethod } from '../attempts/login-log.ts'
import { bindingCookie } from '../cookie-names.ts'
import { digestOf } from '../../../platform/seal/digest.ts'
import { insertSession, rebindSessions } from './session-store.ts'

/** A new session: the token for the client, and for a browser the value of its cookie. */
export interface OpenedSession {
  token: string
  binding: string | undefined
}

/** How somebody has just proved their identity: by nothing new, by one factor, or also by a second factor. */
export type Proof = 'remembered' | 'proven' | 'strong'

/** How somebody logged in; `name` is the name that they typed, or empty. */
export interface Way {
  proof: Proof
  method: LoginMethod
  name: string
  /** When the second factor was added that they used. */ factorSinceMs?: number | null
  /** Their password must be changed first. */ mustChangePassword?: boolean
}

/**
 * Opens a session. A browser's session is bound to a fresh cookie; its other sessions, verified by the
 * current cookie, move to the new one, so that two tabs can be logged in at once. Nothing is sent before the
 * transaction is committed. Throws `identity.accountDisabled` when the line has been blocked meanwhile.
 */
export async function openSession(
  tx: Tx,
  chance: Chance,
  member: Member,
  facts: RequestFacts,
  { proof, method, name, factorSinceMs = null, mustChangePassword = false }: Way,
): Promise<OpenedSession> {
  const agent = isAgentType(member.type)
  const life = agent ? staffSession : memberSession
  const opened: OpenedSession = { token: chance.token(), binding: facts.browser ? chance.token() : undefined }
  const bindingHash = opened.binding === undefined ? null : digestOf(opened.binding)
  const oldBinding = facts.cookies[bindingCookie]
  const session = {
    memberId: member.id,
    brandCode: member.brandCode,
    username: member.username,
    agent,
    bindingHash,
    usedAtMs: facts.nowMs,
    endsAtMs: facts.nowMs + life.longestMs,
    idleMs: life.idleMs,
    trial: isTrialType(member.type),
    provenAtMs: proof === 'remembered' ? null : facts.nowMs,
    strongAtMs: proof === 'strong' ? facts.nowMs : null,
    strongSinceMs: proof === 'strong' ? factorSinceMs : null,
    device: describeDevice(facts.userAgent),
    ip: facts.ip,
    method,
    name,
    mustChangePassword,
  }
  // Sent together and answered in this order. The blocks are held before any session is touched, so that this and a
  // block never wait for each other.
  const [, , inserted] = await Promise.all([
    holdBlocks(tx, member.brandCode),
    bindingHash && oldBinding ? rebindSessions(tx, digestOf(oldBinding), bindingHash) : undefined,
    insertSession(tx, digestOf(opened.token), session),
    recordLogin(tx, member.id, facts.nowMs),
  ])
  if (!inserted) throw fault('identity.accountDisabled')
  return opened
}

/** Sets the cookie that the browser's session is bound to. Call it once the session is committed. */
export function sendBinding(facts: RequestFacts, { binding }: OpenedSession): void {
  if (binding !== undefined) facts.setCookie(bindingCookie, binding)
}
