// SPDX-License-Identifier: Apache-2.0
import type { StoredTier } from '@tessera/rules/contracts/stored-tiers'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { Contract } from './contract-store.ts'

export interface Below extends Pick<Contract, 'id' | 'downlineId' | 'periodType'> {
  tiers: StoredTier[]
}

/** The contracts of a kind that these agents gave and that count after a day, locked in the order of their ids. */
export const lockRightBelow = (
  tx: Tx,
  uplineIds: readonly bigint[],
  { kind, endDay }: { kind: Contract['kind']; endDay: string },
): Promise<Below[]> =>
  tx.query<Below>(sql`
    select id, downline_id as "downlineId", period_type as "periodType", tiers from contract
    where upline_id = any (${[...uplineIds]}::bigint[]) and kind = ${kind}
      and (status = 'Active' or status = 'Terminated' and end_day > ${endDay}::date and end_day >= start_day) order by id for update`)

/** Ends contracts with a day; those that have not begun by then never count. Answers whose contracts they were. */
export async function terminateAfter(tx: Tx, ids: readonly string[], endDay: string): Promise<bigint[]> {
  const rows = await tx.query<{ downlineId: bigint }>(sql`
    update contract set status = 'Terminated', end_day = case when start_day > ${endDay}::date then start_day - 1 else ${endDay}::date end
    where id = any (${[...ids]}::uuid[]) returning downline_id as "downlineId"`)
  return rows.map(({ downlineId }) => downlineId)
}
