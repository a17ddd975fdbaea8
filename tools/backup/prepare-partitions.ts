// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { CannotDo } from './cannot-do.ts'
import type { Manifest } from './manifest.ts'
import { readFunctions, readPartitions, type Partition } from './read-schema.ts'

/** Makes a missing partition of a table, with every key and trigger that it must have. */
interface Maker {
  part: 'platform' | 'studio'
  name: string
  statement: string
}
const byTime = (part: Maker['part'], name: string): Maker => ({
  part,
  name,
  statement: `select ${part === 'studio' ? 'studio.' : ''}${name}($1, $2::timestamptz, $3::timestamptz)`,
})
const makers: Readonly<Record<string, Maker>> = {
  'public.ledger_posting': {
    part: 'platform',
    name: 'ledger_add_partition',
    statement: 'select ledger_add_partition($1::integer)',
  },
  'public.bet_fact': byTime('platform', 'bets_add_partition'),
  'public.lottery_ticket': byTime('platform', 'lottery_add_partition'),
  'studio.round': byTime('studio', 'add_round_partition'),
  // One call makes those of all of these tables, and the others find theirs made.
  ...Object.fromEntries(
    [
      'sportsbook_bet',
      'sportsbook_leg',
      'sportsbook_builder_selection',
      'sportsbook_settlement',
      'sportsbook_cash_out',
      'sportsbook_single',
      'sportsbook_review',
    ].map((table) => [`public.${table}`, byTime('platform', 'sportsbook_add_partition')]),
  ),
}

/**
 * Gives an empty database the partitions of a backup: drops the others and makes the missing ones. Throws
 * CannotDo for a partition that this release does not know, or makes in another way.
 */
export async function preparePartitions(
  client: pg.Client,
  wanted: readonly Partition[],
  functions: Manifest['functions'],
): Promise<void> {
  const found = await readPartitions(client)
  const others = found.filter((part) => !has(wanted, part))
  // Together, as partitions of one quarter refer to each other.
  if (others.length > 0)
    await client.query(
      `drop table ${others.map(({ schema, name }) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`).join(', ')}`,
    )
  const missing = wanted.filter((part) => !has(found, part))
  if (missing.length === 0) return
  const here = await readFunctions(client)
  for (const part of missing) await makePartition(client, part, { here, backedUp: functions })
}

const has = (list: readonly Partition[], { schema, name, bounds }: Partition): boolean =>
  list.some((part) => part.schema === schema && part.name === name && part.bounds === bounds)

async function makePartition(
  client: pg.Client,
  { schema, of, name, bounds }: Partition,
  functions: { here: Manifest['functions']; backedUp: Manifest['functions'] },
): Promise<void> {
  const maker = makers[`${schema}.${of}`]
  const values = maker && (of === 'ledger_posting' ? readNumber(name) : readRange(name, bounds))
  if (values === undefined)
    throw new CannotDo(`The backup holds a part of a table that this release does not know: ${name}.`)
  requireSameMaker(maker!, functions)
  await client.query(maker!.statement, values)
}

function readNumber(name: string): string[] | undefined {
  const number = /^ledger_posting_(\d+)$/.exec(name)?.[1]
  return number === undefined ? undefined : [number]
}

function readRange(name: string, bounds: string): (string | undefined)[] | undefined {
  const range = /^FOR VALUES FROM \((?:MINVALUE|'([^']+)')\) TO \('([^']+)'\)$/.exec(bounds)
  return range === null ? undefined : [name, range[1] ?? '-infinity', range[2]]
}

/** A partition that was made in another way than those of the backup could lack a key or a trigger. */
function requireSameMaker(
  { part, name }: Maker,
  { here, backedUp }: { here: Manifest['functions']; backedUp: Manifest['functions'] },
): void {
  const [textHere, textBackedUp] = [here, backedUp].map(
    (functions) => functions[part].find((one) => one.name === name)?.checksum,
  )
  if (textHere !== textBackedUp)
    throw new CannotDo(
      `This release makes parts of tables in another way than the backup (${name}). Restore it with the release that made it, then upgrade.`,
    )
}
