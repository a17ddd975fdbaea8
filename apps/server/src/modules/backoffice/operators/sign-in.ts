// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { addressKey } from '@tessera/rules/site/address-key'
import type { Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import {
  forgetFailures,
  hasTotp,
  noteAttempt,
  ownerOperator,
  refuseWhileLocked,
} from '../../identity/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { digestOf } from '../../../platform/seal/digest.ts'
import { bindingCookie } from './session-keys.ts'
import {
  browserHashOf,
  browserSubject,
  isKnownBrowser,
  knowBrowser,
  sendKnownBrowser,
} from './known-browser.ts'
import { insertSession, rebindSessions } from './operator-session-store.ts'
import { takeOwnCode } from './take-own-code.ts'
import { operatorByName, operatorKey, type Operator } from './operator-store.ts'
import { nameSubject } from './unlock-operator.ts'

/**
 * Signs an operator in. A wrong name, a wrong password and a closed account get the same answer after the
 * same work. Wrong attempts lock the name and the address, as for members; a browser in which that operator
 * has signed in before is counted separately, so that nobody else can lock them out (D-11).
 */
export async function signIn(
  deps: BackofficeDeps,
  { name, password, code, ...check }: OperationInput<'backoffice.login'>,
  facts: RequestFacts,
): Promise<OperationOutput<'backoffice.login'>> {
  const { nowMs } = facts
  await deps.identity.deps.botChecks.take(check, facts.brandCode)
  const subjects = await subjectsOf(deps, name, facts)
  await refuseWhileLocked(deps.database, { subjects, nowMs })
  const operator = await operatorByName(deps.database, name)
  const right = (await deps.verifyPassword(operator?.passwordHash, password)) && operator?.enabled === true
  const hasApp = right && operator !== undefined && (await hasTotp(deps.database, ownerOperator(operator.id)))
  if (hasApp) await takeOwnCode(deps, operator.id, code, nowMs)
  const outcome = await deps.database.transaction(async (tx) => {
    const noted = await noteAttempt(tx, { subjects, nowMs }, right)
    if (noted !== 'right' || !operator) {
      await recordWrongTry(tx, operator, facts)
      return noted === 'locked' ? noted : 'wrong'
    }
    for (const subject of subjects) if (!isShared(subject)) await forgetFailures(tx, subject)
    return openSession(tx, deps, operator, facts)
  })
  if (outcome === 'locked') throw fault('identity.tooManyAttempts')
  if (outcome === 'wrong' || !operator) throw fault('identity.badCredentials', { captcha: false })
  if (outcome.binding !== undefined) facts.setCookie(bindingCookie, outcome.binding)
  sendKnownBrowser(facts, outcome.browser)
  const mustSetUpApp = !hasApp && (await deps.settings.read('identity.operatorsNeedSecondFactor'))
  return {
    token: outcome.token,
    mustSetUpApp,
    operator: { operatorId: operator.id, name: operator.name, role: operator.role },
  }
}

/** An unknown name is not recorded as such: it may be a password in the wrong field. The work is the same. */
const recordWrongTry = (tx: Tx, operator: Operator | undefined, facts: RequestFacts): Promise<void> =>
  recordAction(tx, {
    operatorId: operator?.id ?? null,
    operatorName: operator?.name ?? '',
    action: 'wrongPassword',
    subject: `operator:${operator?.id ?? 'unknown'}`,
    after: { address: addressKey(facts.ip) },
    nowMs: facts.nowMs,
  })

const addressSubject = (ip: string): string => `operator-address:${addressKey(ip)}`
/** Others may be guessing from the same address, so a success does not clear its failures. */
const isShared = (subject: string): boolean => subject.startsWith('operator-address:')

/** What an attempt counts against: the operator's known browser, or else the name and the address. */
async function subjectsOf(
  { database }: BackofficeDeps,
  name: string,
  facts: RequestFacts,
): Promise<string[]> {
  const browser = browserHashOf(facts)
  if (browser && (await isKnownBrowser(database, browser, operatorKey(name), facts.nowMs)))
    return [browserSubject(browser)]
  return [nameSubject(name), addressSubject(facts.ip)]
}

/** What the caller and their browser get. */
interface Opened {
  token: string
  binding: string | undefined
  browser: string | undefined
}

async function openSession(
  tx: Tx,
  { chance }: BackofficeDeps,
  operator: Operator,
  facts: RequestFacts,
): Promise<Opened> {
  const { nowMs } = facts
  const token = chance.token()
  const binding = facts.browser ? chance.token() : undefined
  const bindingHash = binding === undefined ? null : digestOf(binding)
  const oldBinding = facts.cookies[bindingCookie]
  if (bindingHash && oldBinding) await rebindSessions(tx, digestOf(oldBinding), bindingHash)
  await insertSession(tx, { tokenHash: digestOf(token), operatorId: operator.id, bindingHash, nowMs })
  await recordAction(tx, {
    operatorId: operator.id,
    operatorName: operator.name,
    action: 'signIn',
    subject: `operator:${operator.id}`,
    nowMs,
  })
  return { token, binding, browser: await knowBrowser(tx, chance, facts, operator.id) }
}
