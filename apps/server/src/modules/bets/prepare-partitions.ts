// SPDX-License-Identifier: Apache-2.0
import { retryUntilLocked, sql, type Database } from '../../platform/db/index.ts'

/**
 * Job: sees to it that facts have partitions for the next four quarters. Where one is missing, the default
 * one takes them.
 */
export async function prepareFactPartitions(db: Database, nowMs: number): Promise<void> {
  await retryUntilLocked(() => db.query(sql`select bets_prepare_partitions(${new Date(nowMs)})`))
}
