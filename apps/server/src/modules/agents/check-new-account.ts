// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { checkNewPassword, checkUsername } from '@tessera/rules/identity/registration'
import { isReservedUsername } from '@tessera/rules/identity/usernames'
import { sentencesOf } from '../../platform/http/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/**
 * Checks the name and first password of an account that somebody opens for its owner, by the rules of
 * registration. Returns the name without surrounding spaces. Throws `call.invalid` with what is wrong with
 * each field, and `identity.usernameTaken` for a reserved name.
 */
export async function checkNewAccount(
  settings: Settings,
  typed: { username: string; password: string },
): Promise<string> {
  const [rules, handedOut, siteName] = await Promise.all([
    settings.read('identity.registrationFields'),
    settings.read('identity.defaultPassword'),
    settings.read('site.name'),
  ])
  const [username, password] = [typed.username.trim(), typed.password]
  const tooCommon =
    password !== '' && password === handedOut ? { key: 'identity.password.tooCommon' as const } : undefined
  const problems = {
    username: checkUsername(rules, username),
    password: checkNewPassword(rules, password) ?? tooCommon,
  }
  const fields = sentencesOf(problems)
  if (fields) throw fault('call.invalid', { fields })
  if (isReservedUsername(username, siteName)) throw fault('identity.usernameTaken')
  return username
}
