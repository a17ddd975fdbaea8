// SPDX-License-Identifier: Apache-2.0
import type { MessageCap } from '@tessera/rules/identity/codes'
import { sql, type Tx } from '../../../platform/db/index.ts'

/** Counts one more event in a time window. False when the cap is used up. */
export async function takeFromCap(
  tx: Tx,
  subject: string,
  { most, windowMs }: MessageCap,
  nowMs: number,
): Promise<boolean> {
  const windowStart = new Date(nowMs - (nowMs % windowMs))
  const row = await tx.one(sql`
    insert into identity_cap (subject, window_start, asked) values (${subject}, ${windowStart}, 1)
    on conflict (subject, window_start) do update set asked = identity_cap.asked + 1 where identity_cap.asked < ${most}
    returning asked`)
  return row !== undefined
}
