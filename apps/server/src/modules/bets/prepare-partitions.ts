// SPDX-License-Identifier: Apache-2.0
import { retryUntilLocked, sql, type Database } from '../../platform/db/index.ts'

/**
 * Job: makes sure that facts have partitions for the next four quarters. Facts without one go into the
 * default partition.
 */
export async function prepareFactPartitions(db: Database, nowMs: number): Promise<void> {
  await retryUntilLocked(() => db.query(sql`select bets_prepare_partitions(${new Date(nowMs)})`))
}
