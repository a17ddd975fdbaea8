// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { Queries } from './database.ts'
import type { Sql } from './sql.ts'

/**
 * One connection, as modules ask it. Loads nothing of `database.ts`, which sets for the whole process how
 * values of the database are read: a migration also runs where others read them in another way.
 */
export const queriesOf = (client: pg.Client): Queries => ({
  query: async <Row>(query: Sql) => (await client.query(query)).rows as Row[],
  one: async <Row>(query: Sql) => (await client.query(query)).rows[0] as Row | undefined,
})
