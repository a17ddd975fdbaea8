// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * Notes that a task is used. False when it was before. Does not wait for the disk: losing a row in a crash costs little.
 */
export async function useUp(db: Queries, id: string, expiresAtMs: number): Promise<boolean> {
  const fresh = await db.one(sql`
    insert into identity_bot_check_used (id, expires_at) select ${id}, ${new Date(expiresAtMs)} from set_config('synchronous_commit', 'off', true)
    on conflict do nothing returning id`)
  return fresh !== undefined
}
