// SPDX-License-Identifier: Apache-2.0
import { sessionEndMs, staffSession } from '@tessera/rules/identity/session-life'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { digestOf, sameDigest } from '../../../platform/seal/digest.ts'
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

/**
 * Whether a request without a call comes from this session of an operator, by the cookie that a browser's session is bound
 * to, or by the token of any other. Does not count as activity.
 */
export async function isFromOperatorSession(
  { database, clock }: Deps,
  sessionKey: string,
  { cookies, token }: { cookies: Readonly<Record<string, string>>; token: string | undefined },
): Promise<boolean> {
  const tokenHash = tokenHashOf(sessionKey)
  const cookie = cookies[bindingCookie]
  const found = await findLivingSession(
    database,
    tokenHash,
    cookie === undefined ? null : digestOf(cookie),
    clock.now(),
  )
  if (!found) return false
  return found.bound || (token !== undefined && sameDigest(digestOf(token), tokenHash))
}

/** When the active ones of these sessions expire if nobody uses them again, by their keys. */
export async function operatorSessionEnds(
  { database, clock }: Deps,
  sessionKeys: readonly string[],
): Promise<Map<string, number>> {
  const found = await listLivingTimes(database, sessionKeys.map(tokenHashOf), clock.now())
  return new Map(found.map(({ tokenHash, ...times }) => [sessionKeyOf(tokenHash), endOf(times)]))
}
