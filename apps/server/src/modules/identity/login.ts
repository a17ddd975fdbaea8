import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { Tx } from '../../platform/db/index.ts'
import type { RequestFacts } from '../../platform/http/index.ts'
import { lockMember, memberByUsername, recordLogin } from '../members/index.ts'
import { forgetFailures, noteAttempt, refuseWhileLocked } from './attempts/attempts.ts'
import { loginAddress, loginName } from './attempts/subjects.ts'
import { deviceCookie } from './cookie-names.ts'
import { findCredential, lockCredential, type Credential } from './credential-store.ts'
import type { IdentityDeps } from './deps.ts'
import { findDevice } from './devices/device-store.ts'
import { rememberDevice, sendDevice } from './devices/remember-device.ts'
import { digestOf } from './digest.ts'
import { refuseFields } from './refuse-fields.ts'
import { openSession, sendBinding, type OpenedSession } from './sessions/open-session.ts'

type Input = OperationInput<'identity.login'>
/** Who somebody says he is and whether that is proven. Without a member of that name it never is. */
interface Claim { memberId: number; credential: Credential | undefined; proven: boolean }
interface Entered { opened: OpenedSession; device: string | undefined; credential: Credential; firstTimeLogin: boolean }

const nobody = -1

/**
 * Logs in. A wrong name, a wrong password and a dead device token get one and the same answer after the same work; the
 * fifth wrong try within five minutes for a name or an address closes both for five minutes, also to the right password.
 * A remembered device is no guess, so others' wrong tries at the name do not keep it out.
 */
export async function login(deps: IdentityDeps, input: Input, facts: RequestFacts): Promise<OperationOutput<'identity.login'>> {
  const byDevice = input.remember && !input.password
  if (!byDevice) refuseFields({ password: input.password ? undefined : { key: 'identity.empty', words: { field: 'identity.password' } } }, facts.language)
  const { nowMs } = facts
  const subjects = [loginAddress(facts.ip), ...(byDevice ? [] : [loginName(facts.merchant, input.username)])]
  await refuseWhileLocked(deps.database, { subjects, nowMs })
  await deps.botChecks.take(input, facts.merchant)
  const claim = byDevice ? await claimByDevice(deps, input, facts) : await claimByPassword(deps, input, facts)
  const outcome = await deps.database.transaction(async tx => {
    const noted = await noteAttempt(tx, { subjects, nowMs }, claim.proven)
    return noted === 'right' ? enter(tx, deps, input, facts, claim) : noted
  })
  if (outcome === 'locked') throw fault('identity.tooManyAttempts')
  if (outcome === 'wrong') throw fault('identity.badCredentials', { captcha: false })
  sendBinding(facts, outcome.opened)
  sendDevice(facts, outcome.device)
  return describe(deps, input, outcome, nowMs)
}

async function claimByPassword({ database, hashes }: IdentityDeps, { username, password = '' }: Input, { merchant }: RequestFacts): Promise<Claim> {
  const member = await memberByUsername(database, merchant, username)
  const memberId = member?.id ?? nobody
  const credential = await findCredential(database, memberId)
  return { memberId, credential, proven: await hashes.verify(credential?.passwordHash, password) }
}

async function claimByDevice({ database }: IdentityDeps, { username }: Input, { cookies, merchant, nowMs }: RequestFacts): Promise<Claim> {
  const member = await memberByUsername(database, merchant, username)
  const memberId = member?.id ?? nobody
  const credential = await findCredential(database, memberId)
  const device = await findDevice(database, digestOf(cookies[deviceCookie] ?? ''), nowMs)
  return { memberId, credential, proven: credential !== undefined && device?.memberId === memberId }
}

/** Opens the session of a proven claim, unless the account was closed or its password changed meanwhile. */
async function enter(tx: Tx, { chance }: IdentityDeps, input: Input, facts: RequestFacts, claim: Claim): Promise<Entered | 'wrong'> {
  const member = await lockMember(tx, claim.memberId)
  const credential = await lockCredential(tx, claim.memberId)
  if (!member || !credential || credential.passwordHash !== claim.credential?.passwordHash) return 'wrong'
  if (!member.enabled) throw fault('identity.accountDisabled')
  await forgetFailures(tx, loginName(facts.merchant, input.username))
  const device = await rememberDevice(tx, chance, facts, member.id, input.rememberMe)
  await recordLogin(tx, member.id, facts.nowMs)
  return { opened: await openSession(tx, chance, member, facts), device, credential, firstTimeLogin: member.lastLoginAtMs === null }
}

async function describe({ settings, hashes }: IdentityDeps, { password }: Input, { opened, credential, firstTimeLogin }: Entered, nowMs: number): Promise<OperationOutput<'identity.login'>> {
  const usual = await settings.read('identity.defaultPassword')
  const days = await settings.read('identity.passwordDays')
  return {
    token: opened.token, firstTimeLogin, captcha: false,
    passwordExpired: credential.passwordTemporary || nowMs - credential.passwordSetAtMs > days * 86_400_000,
    defaultPassword: usual !== '' && (password ? password === usual : await hashes.verify(credential.passwordHash, usual)),
  }
}
