// SPDX-License-Identifier: Apache-2.0
import { sessionEndMs, staffSession } from '@tessera/rules/identity/session-life'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { digestOf } from '../../../platform/seal/digest.ts'
import { bindingCookie, sessionKeyOf, tokenHashOf } from './session-keys.ts'
import { lacksApp } from './resolve-operator.ts'
import { findLivingSession, listLivingTimes } from './operator-session-store.ts'

interface Deps {
  database: Database
  clock: Clock
}

const endOf = (times: { usedAtMs: number; endsAtMs: number }): number =>
  sessionEndMs({ ...times, idleMs: staffSession.idleMs })

/**
 * Whose token this is, and when its session expires if nobody uses it again. Does not count as activity: an
 * open console by itself keeps no session alive. Undefined, too, for one that may only set up an app.
 */
export async function recogniseOperator(
  { database, clock, settings }: Deps & { settings: Settings },
  token: string,
  { cookies }: Pick<RequestFacts, 'cookies'>,
): Promise<{ actor: OperatorActor; endsAtMs: number } | undefined> {
  if (token === '') return undefined
  const tokenHash = digestOf(token)
  const cookie = cookies[bindingCookie]
  const found = await findLivingSession(
    database,
    tokenHash,
    cookie === undefined ? null : digestOf(cookie),
    clock.now(),
  )
  if (!found || (await lacksApp({ database, settings }, found.id))) return undefined
  return {
    actor: {
      kind: 'operator',
      operatorId: found.id,
      name: found.name,
      role: found.role,
      sessionKey: sessionKeyOf(tokenHash),
    },
    endsAtMs: endOf(found),
  }
}

/** When the active ones of these sessions expire if nobody uses them again, by their keys. */
export async function operatorSessionEnds(
  { database, clock }: Deps,
  sessionKeys: readonly string[],
): Promise<Map<string, number>> {
  const found = await listLivingTimes(database, sessionKeys.map(tokenHashOf), clock.now())
  return new Map(found.map(({ tokenHash, ...times }) => [sessionKeyOf(tokenHash), endOf(times)]))
}
