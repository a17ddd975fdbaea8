// SPDX-License-Identifier: Apache-2.0
import type { ContractKind } from '@tessera/rules/contracts/contract'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The kinds of the active contracts that pay these accounts; accounts without any are not there. */
export async function activeKinds(
  db: Queries,
  memberIds: readonly bigint[],
): Promise<Map<bigint, ContractKind[]>> {
  const rows = await db.query<{ memberId: bigint; kinds: ContractKind[] }>(sql`
    select downline_id as "memberId", array_agg(kind order by kind) as kinds from contract
    where downline_id = any (${[...memberIds]}::bigint[]) and status = 'Active' group by downline_id`)
  return new Map(rows.map(({ memberId, kinds }) => [memberId, kinds]))
}
