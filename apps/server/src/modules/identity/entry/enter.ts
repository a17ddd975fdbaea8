// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { describeDevice } from '@tessera/rules/identity/describe-device'
import type { Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { noteTraces, traceOfAddress, traceOfBrowser } from '../../agents/index.ts'
import { isAgentType, type Member } from '../../members/index.ts'
import { logLogin, type LoginMethod } from '../attempts/login-log.ts'
import { saveChallenge } from '../challenges/challenges.ts'
import type { Credential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { knowDevice, sendKnownDevice, type KnownDevice } from '../devices/known-device.ts'
import { rememberDevice, sendDevice } from '../devices/remember-device.ts'
import { passkeysOf } from '../passkeys/passkey-store.ts'
import { hasTotp } from '../second-factors/totp-store.ts'
import { ownerMember } from '../second-factors/totp.ts'
import { removeNewWays } from '../recovery/remove-new-ways.ts'
import { openSession, sendBinding, type OpenedSession, type Proof } from '../sessions/open-session.ts'

export type SessionAnswer = OperationOutput<'identity.login'>
type SecondFactor = NonNullable<SessionAnswer['methods']>[number]

/** A verified member at the last step of the login. */
export interface Entry {
  member: Member
  credential: Credential | undefined
  proof: Proof
  /** When the second factor was added that they used. */
  factorSinceMs?: number | null
  method: LoginMethod
  /** The name that they typed; for the log. */
  name?: string | undefined
  /** The first method, when this is the second factor. */
  came?: string | undefined
  area: 'member' | 'agent'
  rememberMe: boolean
  /** They used a password that was mailed or handed out. */
  temporary?: boolean
  /** The default password; known only where a password was typed. */
  defaultPassword?: boolean
}

/** The outcome: a session, or a request for a second factor. */
export type Entered =
  | {
      kind: 'in'
      opened: OpenedSession
      device: string | undefined
      known: KnownDevice
      answer: Omit<SessionAnswer, 'token'>
      method: LoginMethod
    }
  | { kind: 'secondFactor'; answer: SessionAnswer; method: LoginMethod }

const ticketLifeMs = 5 * 60_000

/** The second factors that a login can require: those of members who have set up an app. */
async function secondFactorsOf(
  tx: Tx,
  memberId: bigint,
  credential: Credential | undefined,
): Promise<SecondFactor[]> {
  if (!(credential ? credential.hasApp : await hasTotp(tx, ownerMember(memberId)))) return []
  return (await passkeysOf(tx, memberId)).length > 0 ? ['totp', 'passkey', 'recovery'] : ['totp', 'recovery']
}

/**
 * Logs a member in, inside the caller's transaction: refuses closed accounts and members at the agents'
 * login, requires the second factor of members who have one, and opens the session; both outcomes are logged.
 * Every login method ends here.
 */
export async function enter(tx: Tx, deps: IdentityDeps, facts: RequestFacts, entry: Entry): Promise<Entered> {
  const { member, credential, proof, area, rememberMe, method, name = '' } = entry
  if (!member.enabled) throw fault('identity.accountDisabled')
  if (area === 'agent' && !isAgentType(member.type)) throw fault('identity.notAgent')
  // The owner of the proven address is back: what was added lately may not keep them out.
  const recovers = entry.temporary === true && proof !== 'strong'
  const removed = recovers ? await removeNewWays(tx, deps, member, facts.nowMs) : []
  const methods =
    proof === 'strong'
      ? []
      : await secondFactorsOf(tx, member.id, removed.includes('app') ? undefined : credential)
  const passwordExpired = await isExpired(deps, entry, facts.nowMs)
  const answer = {
    firstTimeLogin: member.lastLoginAtMs === null,
    captcha: false,
    passwordExpired,
    defaultPassword: entry.defaultPassword ?? false,
    mustChangePassword: await mustChange(deps, entry, passwordExpired),
  }
  if (methods.length > 0) {
    const ticket = await saveChallenge(tx, deps.chance, {
      purpose: 'twoFactor',
      brandCode: facts.brandCode,
      memberId: member.id,
      expiresAtMs: facts.nowMs + ticketLifeMs,
      facts: {
        area,
        method,
        rememberMe: rememberMe ? '1' : '',
        temporary: entry.temporary ? '1' : '',
        defaultPassword: answer.defaultPassword ? '1' : '',
      },
    })
    await logLogin(tx, facts, { memberId: member.id, name, method, outcome: 'secondFactor' })
    return {
      kind: 'secondFactor',
      method,
      answer: { ...answer, token: '', twoFactor: true, ticket, methods },
    }
  }
  // These queries are independent, so all are sent at once.
  const [device, known, opened] = await Promise.all([
    rememberDevice(tx, deps.chance, facts, member.id, rememberMe),
    knowDevice(tx, deps.chance, facts, member.id),
    openSession(tx, deps.chance, member, facts, {
      proof: entry.temporary ? 'remembered' : proof,
      factorSinceMs: entry.factorSinceMs ?? null,
      method,
      name,
      mustChangePassword: answer.mustChangePassword,
    }),
  ])
  for (const otherId of known.otherIds)
    await deps.events.deviceShared(tx, { memberId: member.id, otherId, nowMs: facts.nowMs })
  await noteTraces(
    tx,
    member.id,
    [...traceOfAddress(facts.ip), ...traceOfBrowser(known.browserHash, describeDevice(facts.userAgent))],
    facts.nowMs,
  )
  return { kind: 'in', opened, device, known, answer, method }
}

/** Login methods with a typed password, now or when the device was remembered. */
const byPassword: readonly string[] = ['password', 'device']

async function mustChange(
  { settings }: IdentityDeps,
  { credential, method, came = method, temporary, defaultPassword }: Entry,
  passwordExpired: boolean,
): Promise<boolean> {
  if (!byPassword.includes(came)) return false
  const knownToOthers = temporary || credential?.passwordTemporary || defaultPassword
  return knownToOthers || (passwordExpired && (await settings.read('identity.forcePasswordExpiry')))
}

async function isExpired(
  { settings }: IdentityDeps,
  { credential, temporary }: Entry,
  nowMs: number,
): Promise<boolean> {
  if (temporary || credential?.passwordTemporary) return true
  const days = await settings.read('identity.passwordDays')
  return credential?.passwordSetAtMs !== undefined && nowMs - credential.passwordSetAtMs > days * 86_400_000
}

/** Sets the browser's cookies and returns the caller's answer. Call it once the transaction is committed. */
export function answerEntered(facts: RequestFacts, entered: Entered): SessionAnswer {
  if (entered.kind === 'secondFactor') return entered.answer
  sendBinding(facts, entered.opened)
  sendDevice(facts, entered.device)
  sendKnownDevice(facts, entered.known)
  return { token: entered.opened.token, ...entered.answer }
}
