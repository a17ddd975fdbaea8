// SPDX-License-Identifier: Apache-2.0
import { retryUntilLocked, sql, type Database } from '../../../platform/db/index.ts'

/** Job: makes sure that bets have partitions for the next four quarters. Bets without one go into the default partition. */
export async function preparePartitions(db: Database, nowMs: number): Promise<void> {
  await retryUntilLocked(() => db.query(sql`select sportsbook_prepare_partitions(${new Date(nowMs)})`))
}
