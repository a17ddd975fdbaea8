import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { checkRegistration } from '@tessera/rules/identity/registration'
import { isReservedUsername } from '@tessera/rules/identity/usernames'
import type { RequestFacts } from '../../platform/http/index.ts'
import { createMember, memberByUsername, recordLogin } from '../members/index.ts'
import { insertCredential } from './credential-store.ts'
import type { IdentityDeps } from './deps.ts'
import { refuseFields } from './refuse-fields.ts'
import { openSession, sendBinding } from './sessions/open-session.ts'

/** Makes a member of a visitor and logs him in. Cheap refusals come first: the proof of work is used up only by a form that could succeed. */
export async function register(deps: IdentityDeps, input: OperationInput<'identity.register'>, facts: RequestFacts): Promise<OperationOutput<'identity.register'>> {
  await refuseUnfit(deps, input, facts.language)
  await deps.botChecks.take(input, facts.merchant)
  if (await memberByUsername(deps.database, facts.merchant, input.username)) throw fault('identity.usernameTaken')
  const passwordHash = await deps.hashes.hash(input.password)
  const { code: currency } = await deps.settings.read('site.currency')
  const opened = await deps.database.transaction(async tx => {
    const member = await createMember(tx, facts, { merchant: facts.merchant, username: input.username, currency })
    if (!member) throw fault('identity.usernameTaken')
    await insertCredential(tx, member.id, { passwordHash, passwordSetAtMs: facts.nowMs, passwordTemporary: false })
    await recordLogin(tx, member.id, facts.nowMs)
    return openSession(tx, deps.chance, member, facts)
  })
  sendBinding(facts, opened)
  return { token: opened.token, firstTimeLogin: true, passwordExpired: false, defaultPassword: false, captcha: false }
}

async function refuseUnfit({ settings }: IdentityDeps, { username, password, confirmPassword }: OperationInput<'identity.register'>, language: string): Promise<void> {
  if (!await settings.read('identity.usernameRegister')) throw fault('identity.registrationClosed')
  const problems = checkRegistration(await settings.read('identity.registrationFields'), { username, password, confirmPassword })
  if (password !== '' && password === await settings.read('identity.defaultPassword')) problems.password ??= { key: 'identity.password.tooCommon' }
  refuseFields({ ...problems }, language)
  if (isReservedUsername(username, await settings.read('site.name'))) throw fault('identity.usernameTaken')
}
