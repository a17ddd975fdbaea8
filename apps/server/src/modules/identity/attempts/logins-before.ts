// SPDX-License-Identifier: Apache-2.0
import { isoOfMicros, type SourcePosition, type SourceQuestion } from '@tessera/rules/timeline/positions'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { LoginMethod, LoginOutcome } from './login-log.ts'

export interface LoginEntry extends SourcePosition {
  method: LoginMethod
  outcome: LoginOutcome | 'in'
  ip: string
  device: string
}

/** The newest logins and failed attempts of a member before a position of their timeline; not their first steps. */
export const loginsBefore = (
  db: Queries,
  memberId: bigint,
  { fromMicros, before, limit }: SourceQuestion,
): Promise<LoginEntry[]> =>
  db.query<LoginEntry>(sql`
    select id, (extract(epoch from at) * 1000000)::bigint as "atMicros", method, outcome, ip, device from identity_login_log
    where member_id = ${memberId} and outcome <> 'secondFactor' and at >= ${isoOfMicros(fromMicros)}::timestamptz
      and (at, id) < (${isoOfMicros(before.atMicros)}::timestamptz, ${before.id}::bigint)
    order by at desc, id desc limit ${limit}`)
