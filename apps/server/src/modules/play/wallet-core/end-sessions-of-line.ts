// SPDX-License-Identifier: Apache-2.0
import { teamRange } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { revokeSessionsOfTeam } from './session-store.ts'

/**
 * Ends every wallet session of an account and of everybody below it, also those that came from no session of the site:
 * no vendor can bet in them any more; wins and rollbacks still settle.
 */
export async function endPlaySessionsOfLine(db: Queries, memberId: bigint, nowMs: number): Promise<void> {
  await revokeSessionsOfTeam(db, await teamRange(db, memberId), nowMs)
}
