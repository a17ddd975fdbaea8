// SPDX-License-Identifier: Apache-2.0
import { staffSession } from '@tessera/rules/identity/session-life'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { hasTotp, ownerOperator } from '../../identity/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { digestOf } from '../../../platform/seal/digest.ts'
import { bindingCookie, sessionKeyOf } from './session-keys.ts'
import { useSession } from './operator-session-store.ts'

/**
 * Whose token this is, with their current role; undefined for one that is unknown, ended, or without its
 * cookie. Counts as activity.
 */
export async function resolveOperator(
  { database, clock, settings }: { database: Database; clock: Clock; settings: Settings },
  token: string,
  { cookies }: Pick<RequestFacts, 'cookies'>,
): Promise<OperatorActor | undefined> {
  if (token === '') return undefined
  const tokenHash = digestOf(token)
  const cookie = cookies[bindingCookie]
  const operator = await useSession(
    database,
    tokenHash,
    cookie === undefined ? null : digestOf(cookie),
    clock.now(),
  )
  if (!operator) return undefined
  return {
    kind: 'operator',
    operatorId: operator.id,
    name: operator.name,
    role: operator.role,
    sessionKey: sessionKeyOf(tokenHash),
    signedInAtMs: operator.endsAtMs - staffSession.longestMs,
    mustSetUpApp: await lacksApp({ database, settings }, operator.id),
  }
}

/** Whether an operator has no authenticator app although the installation asks for one. */
export const lacksApp = async (
  { database, settings }: { database: Database; settings: Settings },
  operatorId: number,
): Promise<boolean> =>
  (await settings.read('identity.operatorsNeedSecondFactor')) &&
  !(await hasTotp(database, ownerOperator(operatorId)))
