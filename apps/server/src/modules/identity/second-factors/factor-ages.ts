// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { ownerMember } from './totp.ts'

const hourMs = 3_600_000

/** How long a new second factor waits before it counts, at a brand. */
export const factorWaitMs = async (settings: Pick<Settings, 'read'>): Promise<number> =>
  (await settings.read('identity.newFactorHours')) * hourMs

/** When the oldest second factor of a member was added, app or passkey; null for a member without any. */
export async function oldestFactorAt(db: Queries, memberId: bigint): Promise<number | null> {
  const row = await db.one<{ at: number | null }>(sql`
    select least(
      (select confirmed_at from identity_totp where owner = ${ownerMember(memberId)} and confirmed_at is not null),
      (select min(created_at) from identity_passkey where member_id = ${memberId})) as at`)
  return row?.at ?? null
}
