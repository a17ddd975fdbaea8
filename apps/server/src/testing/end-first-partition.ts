// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

const makers = {
  bet_fact: 'bets_add_partition',
  lottery_ticket: 'lottery_add_partition',
  'studio.round': 'studio.add_round_partition',
} as const

/** Ends a quarter of a table at a moment that the test chooses. The table is still empty. */
export async function endFirstPartition(
  ownerUrl: string,
  table: keyof typeof makers,
  atMs: number,
): Promise<void> {
  const [name = '', schema = 'public'] = table.split('.').toReversed()
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const {
      rows: [first],
    } = await owner.query<{ ends: string }>(
      `select to_at::text as ends from ${schema}.partition_ranges($1::regclass) order by to_at limit 1`,
      [table],
    )
    await owner.query(`drop table ${table}_first`)
    await owner.query(`select ${makers[table]}($1, '-infinity', $2)`, [`${name}_first`, new Date(atMs)])
    await owner.query(`select ${makers[table]}($1, $2, $3)`, [`${name}_second`, new Date(atMs), first!.ends])
  } finally {
    await owner.end()
  }
}
