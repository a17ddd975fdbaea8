// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { sayProblem } from '@tessera/rules/identity/field-rule'
import { checkNewPassword, checkUsername } from '@tessera/rules/identity/registration'
import { isReservedUsername } from '@tessera/rules/identity/usernames'
import { text } from '@tessera/texts'
import type { RequestFacts } from '../../platform/http/index.ts'
import type { AgentsDeps } from './agents-deps.ts'

/** Opens an account of a member or an agent right below the caller, by the rules of registration (D-130). */
export async function registerAccount(
  { settings, openAccount }: Pick<AgentsDeps, 'settings' | 'openAccount'>,
  agentId: number,
  { type, ...typed }: OperationInput<'agents.registerAccount'>,
  { merchant, language }: RequestFacts,
): Promise<OperationOutput<'agents.registerAccount'>> {
  const [rules, handedOut, siteName, { code: currency }] = await Promise.all([
    settings.read('identity.registrationFields'),
    settings.read('identity.defaultPassword'),
    settings.read('site.name'),
    settings.read('site.currency'),
  ])
  const [username, password] = [typed.username.trim(), typed.password]
  const tooCommon =
    password !== '' && password === handedOut ? { key: 'identity.password.tooCommon' as const } : undefined
  const problems = {
    username: checkUsername(rules, username),
    password: checkNewPassword(rules, password) ?? tooCommon,
  }
  const said = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, sayProblem(problem, (key, values) => text(language, key, values))] as const] : [],
  )
  if (said.length > 0) throw fault('call.invalid', { fields: Object.fromEntries(said) })
  if (isReservedUsername(username, siteName)) throw fault('identity.usernameTaken')
  if (
    !(await openAccount({ merchant, username, password, type, uplineId: agentId, madeBy: agentId, currency }))
  )
    throw fault('identity.usernameTaken')
  return { account: username }
}
