// SPDX-License-Identifier: Apache-2.0
import { teamRange } from '../../members/index.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * Ends every wallet session of an account and of everybody below it, also those that came from no session of the site:
 * no vendor can bet in them any more; wins and rollbacks still settle.
 */
export async function endPlaySessionsOfLine(db: Queries, memberId: number, nowMs: number): Promise<void> {
  const { line, before } = await teamRange(db, memberId)
  const now = new Date(nowMs)
  await db.query(sql`
    update play_session p set revoked_at = ${now} from member_line l
    where l.id = p.member_id and l.line >= ${line}::integer[] and l.line < ${before}::integer[]
      and p.revoked_at is null and p.expires_at > ${now}`)
}
