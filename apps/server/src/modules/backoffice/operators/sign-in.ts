import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { addressKey } from '@tessera/rules/site/address-key'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { forgetFailures, hasTotp, noteAttempt, ownerOperator, refuseWhileLocked } from '../../identity/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { bindingCookie, digestOf } from './digest.ts'
import { insertSession, rebindSessions } from './operator-session-store.ts'
import { takeOwnCode } from './take-own-code.ts'
import { operatorByName, operatorKey } from './operator-store.ts'

/**
 * Signs an operator in. A wrong name, a wrong password and a closed account get one and the same answer after the same
 * work; five wrong tries within five minutes for a name or an address close both for five minutes (D-11).
 */
export async function signIn(
  deps: BackofficeDeps, { name, password, code }: OperationInput<'backoffice.login'>, facts: RequestFacts,
): Promise<OperationOutput<'backoffice.login'>> {
  const { nowMs } = facts
  const byName = `operator:${operatorKey(name)}`
  const subjects = [byName, `operator-address:${addressKey(facts.ip)}`]
  await refuseWhileLocked(deps.database, { subjects, nowMs })
  const operator = await operatorByName(deps.database, name)
  const right = await deps.verifyPassword(operator?.passwordHash, password) && operator?.enabled === true
  const hasApp = right && operator !== undefined && await hasTotp(deps.database, ownerOperator(operator.id))
  if (hasApp) await takeOwnCode(deps, operator.id, code, nowMs)
  const token = deps.chance.token()
  const binding = facts.browser ? deps.chance.token() : undefined
  const outcome = await deps.database.transaction(async tx => {
    const noted = await noteAttempt(tx, { subjects, nowMs }, right)
    if (noted !== 'right' || !operator) return noted
    await forgetFailures(tx, byName)
    const bindingHash = binding === undefined ? null : digestOf(binding)
    const oldBinding = facts.cookies[bindingCookie]
    if (bindingHash && oldBinding) await rebindSessions(tx, digestOf(oldBinding), bindingHash)
    await insertSession(tx, { tokenHash: digestOf(token), operatorId: operator.id, bindingHash, nowMs })
    await recordAction(tx, { operatorId: operator.id, operatorName: operator.name, action: 'signIn', subject: `operator:${operator.id}`, nowMs })
    return noted
  })
  if (outcome === 'locked') throw fault('identity.tooManyAttempts')
  if (outcome === 'wrong' || !operator) throw fault('identity.badCredentials', { captcha: false })
  if (binding !== undefined) facts.setCookie(bindingCookie, binding)
  const mustSetUpApp = !hasApp && await deps.settings.read('identity.operatorsNeedSecondFactor')
  return { token, mustSetUpApp, operator: { operatorId: operator.id, name: operator.name, role: operator.role } }
}
