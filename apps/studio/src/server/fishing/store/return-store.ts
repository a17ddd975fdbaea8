// SPDX-License-Identifier: Apache-2.0
import type { FishCode } from '../../../games/fishing/pond/pond.ts'
import { sql, type Queries } from '../../database.ts'
import type { Millionths } from '../../money.ts'

/** What bullets returned that met fish of one kind. */
export interface FishReturn {
  readonly fish: FishCode
  readonly currency: string
  readonly bullets: bigint
  readonly staked: Millionths
  readonly returned: Millionths
}

/** Adds to the counts, in one statement. */
export async function addReturns(db: Queries, returns: readonly FishReturn[], nowMs: number): Promise<void> {
  await db.rows(sql`
    insert into studio.fishing_return as counted (fish, currency, since, bullets, staked, returned)
    select fish, currency, ${new Date(nowMs)}::timestamptz, bullets, staked, returned
    from unnest(${returns.map(({ fish }) => fish)}::text[], ${returns.map(({ currency }) => currency)}::text[],
      ${returns.map(({ bullets }) => bullets)}::bigint[], ${returns.map(({ staked }) => staked)}::bigint[],
      ${returns.map(({ returned }) => returned)}::bigint[]) as added (fish, currency, bullets, staked, returned)
    order by fish, currency
    on conflict (fish, currency) do update set bullets = counted.bullets + excluded.bullets,
      staked = counted.staked + excluded.staked, returned = counted.returned + excluded.returned`)
}

/** Everything that was counted, by fish and currency. */
export const listFishReturns = (db: Queries): Promise<(FishReturn & { readonly since: Date })[]> =>
  db.rows(sql`
    select fish, currency, since, bullets, staked, returned from studio.fishing_return order by fish, currency`)
