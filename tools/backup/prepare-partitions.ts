// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { CannotDo } from './cannot-do.ts'
import { readPartitions, type Partition } from './read-schema.ts'

/**
 * What makes a missing part, by the table that it is a part of: it knows every key and guard that a part must
 * have.
 */
const makers: Readonly<Record<string, { part: RegExp; make: string }>> = {
  'public.ledger_posting': {
    part: /^ledger_posting_(\d+)$/,
    make: 'select ledger_add_partition($1::integer)',
  },
}

/**
 * Brings an empty database to the parts that a backup has: makes those that are missing and drops what it
 * does not know.
 */
export async function preparePartitions(client: pg.Client, wanted: readonly Partition[]): Promise<void> {
  const has = (list: readonly Partition[], { schema, name }: Partition): boolean =>
    list.some((part) => part.schema === schema && part.name === name)
  const found = await readPartitions(client)
  for (const part of wanted) if (!has(found, part)) await makePartition(client, part)
  for (const part of found)
    if (!has(wanted, part))
      await client.query(`drop table ${pg.escapeIdentifier(part.schema)}.${pg.escapeIdentifier(part.name)}`)
}

async function makePartition(client: pg.Client, { schema, of, name }: Partition): Promise<void> {
  const maker = makers[`${schema}.${of}`]
  const number = maker?.part.exec(name)?.[1]
  if (maker === undefined || number === undefined)
    throw new CannotDo(`The backup holds a part of a table that this release does not know: ${name}.`)
  await client.query(maker.make, [number])
}
