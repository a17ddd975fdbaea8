// SPDX-License-Identifier: Apache-2.0
import { describeDevice } from '@tessera/rules/identity/describe-device'
import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'

export type LoginMethod =
  | 'password'
  | 'sms'
  | 'device'
  | 'totp'
  | 'passkey'
  | 'recovery'
  | 'token'
  | 'social'
  | 'register'
  | 'trial'
export type LoginOutcome = 'secondFactor' | 'wrong' | 'disabled' | 'notAgent' | 'notMember'

/** A name as the log stores it, whatever was typed. */
export const nameKeyOf = (typed: string): string => usernameKey(typed).slice(0, 64)

/**
 * Records a failed login attempt for the console; a successful one is recorded with its session. Attempts
 * that were not checked because of a lock are not recorded.
 */
export async function logLogin(
  db: Queries,
  facts: RequestFacts,
  {
    memberId,
    name,
    method,
    outcome,
  }: { memberId: bigint | undefined; name: string; method: LoginMethod; outcome: LoginOutcome },
): Promise<void> {
  await db.query(sql`
    insert into identity_login_log (brand_code, member_id, name_key, method, outcome, ip, device, at)
    values (${facts.brandCode}, ${memberId ?? null}, ${nameKeyOf(name)}, ${method}, ${outcome}, ${facts.ip}, ${describeDevice(facts.userAgent)}, ${new Date(facts.nowMs)})`)
}
