// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

const makers = {
  bet_fact: 'bets_add_partition',
  lottery_ticket: 'lottery_add_partition',
  'studio.round': 'studio.add_round_partition',
  sportsbook_bet: 'sportsbook_add_partition',
} as const

/** Tables whose partitions are made and dropped with those of another one. */
const beside: Partial<Record<keyof typeof makers, readonly string[]>> = {
  sportsbook_bet: [
    'sportsbook_leg',
    'sportsbook_builder_selection',
    'sportsbook_settlement',
    'sportsbook_cash_out',
    'sportsbook_single',
    'sportsbook_review',
  ],
}

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
    const firsts = [table, ...(beside[table] ?? [])].map((each) => `${each}_first`)
    await owner.query(`drop table ${firsts.join(', ')}`)
    await owner.query(`select ${makers[table]}($1, '-infinity', $2)`, [`${name}_first`, new Date(atMs)])
    await owner.query(`select ${makers[table]}($1, $2, $3)`, [`${name}_second`, new Date(atMs), first!.ends])
  } finally {
    await owner.end()
  }
}
