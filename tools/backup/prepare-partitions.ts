// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { CannotDo } from './cannot-do.ts'
import { readPartitions, type Partition } from './read-schema.ts'

/**
 * What makes a missing part, by the table that it is a part of: it knows every key and guard that a part must
 * have.
 */
const makers: Readonly<Record<string, string>> = {
  'public.bet_fact': 'select bets_add_partition($1, $2::timestamptz, $3::timestamptz)',
  'public.lottery_ticket': 'select lottery_add_partition($1, $2::timestamptz, $3::timestamptz)',
  'studio.round': 'select studio.add_round_partition($1, $2::timestamptz, $3::timestamptz)',
}

/**
 * Brings an empty database to the parts that a backup has: drops those that it does not know and makes those
 * that are missing.
 */
export async function preparePartitions(client: pg.Client, wanted: readonly Partition[]): Promise<void> {
  const found = await readPartitions(client)
  for (const part of found)
    if (!has(wanted, part))
      await client.query(`drop table ${pg.escapeIdentifier(part.schema)}.${pg.escapeIdentifier(part.name)}`)
  for (const part of wanted) if (!has(found, part)) await makePartition(client, part)
}

/**
 * A backup of before bounds were noted has none, and holds no tables with other bounds than those of their
 * names.
 */
const has = (list: readonly Partition[], { schema, name, bounds }: Partition): boolean =>
  list.some(
    (part) =>
      part.schema === schema &&
      part.name === name &&
      (bounds === undefined || part.bounds === undefined || part.bounds === bounds),
  )

async function makePartition(client: pg.Client, { schema, of, name, bounds = '' }: Partition): Promise<void> {
  const number =
    schema === 'public' && of === 'ledger_posting' ? /^ledger_posting_(\d+)$/.exec(name)?.[1] : undefined
  if (number !== undefined) {
    await client.query('select ledger_add_partition($1::integer)', [number])
    return
  }
  const [maker, range] = [
    makers[`${schema}.${of}`],
    /^FOR VALUES FROM \((?:MINVALUE|'([^']+)')\) TO \('([^']+)'\)$/.exec(bounds),
  ]
  if (maker === undefined || range === null)
    throw new CannotDo(`The backup holds a part of a table that this release does not know: ${name}.`)
  const [, from = '-infinity', to] = range
  await client.query(maker, [name, from, to])
}
