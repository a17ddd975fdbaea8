// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

export interface PostedKey {
  cause: string
  externalId: string
}

/** What was posted under each of these keys, without its direction; in the order of the keys, zero for nothing. */
export async function postedAmounts(db: Queries, keys: readonly PostedKey[]): Promise<Amount[]> {
  const rows = await db.query<{ amount: bigint }>(sql`
    select coalesce(abs(p.amount), 0)::bigint as amount
    from unnest(${keys.map(({ cause }) => cause)}::text[], ${keys.map(({ externalId }) => externalId)}::text[])
      with ordinality as k (cause, external_id, position)
    left join ledger_posting p on p.cause = k.cause and p.external_id = k.external_id and p.leg = 0
    order by k.position`)
  return rows.map(({ amount }) => amountOfMillionths(amount))
}
