// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const mostTries = 600
const betweenTriesMilliseconds = 200
const lockNotAvailable = '55P03'

/**
 * Drops a partition within a transaction. Tries again and again for a moment in which nobody uses the table,
 * because others queue behind each attempt.
 */
export async function takeAway(client: pg.Client, parent: string, partition: string): Promise<void> {
  await client.query(`set local lock_timeout = '300ms'`)
  for (let tries = 1; ; tries += 1) {
    await client.query('savepoint before_taking_away')
    try {
      await client.query(`alter table ${parent} detach partition ${partition}`)
      await client.query(`drop table ${partition}`)
      return
    } catch (error) {
      await client.query('rollback to savepoint before_taking_away')
      if ((error as { code?: string }).code !== lockNotAvailable || tries === mostTries) throw error
      await sleep(betweenTriesMilliseconds)
    }
  }
}
