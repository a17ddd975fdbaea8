// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const mostTries = 600
const betweenTriesMilliseconds = 200
const lockNotAvailable = '55P03'

/** A partition, and the table that it is one of. */
interface Attached {
  table: string
  part: string
}

/**
 * Drops partitions within a transaction, all or none. Tries again and again for a moment in which nobody uses the table,
 * because others queue behind each attempt.
 */
export async function takeAway(client: pg.Client, partitions: readonly Attached[]): Promise<void> {
  await client.query(`set local lock_timeout = '300ms'`)
  for (let tries = 1; ; tries += 1) {
    await client.query('savepoint before_taking_away')
    try {
      for (const { table, part } of partitions)
        await client.query(`alter table ${table} detach partition ${part}`)
      // Together, as they may refer to each other.
      await client.query(`drop table ${partitions.map(({ part }) => part).join(', ')}`)
      return
    } catch (error) {
      await client.query('rollback to savepoint before_taking_away')
      if ((error as { code?: string }).code !== lockNotAvailable || tries === mostTries) throw error
      await sleep(betweenTriesMilliseconds)
    }
  }
}
