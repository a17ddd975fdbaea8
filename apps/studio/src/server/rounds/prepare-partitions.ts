// SPDX-License-Identifier: Apache-2.0
import type { Metrics } from '@tessera/telemetry'
import { sql, type Database } from '../database.ts'
import type { StudioDeps } from '../deps.ts'

/**
 * Makes sure that rounds have partitions for the next four quarters. If one is missing, the default partition
 * takes its rounds. Throws if readers or writers left it no moment; the next run tries again.
 */
export async function prepareRoundPartitions({
  database,
  clock,
}: Pick<StudioDeps, 'database' | 'clock'>): Promise<void> {
  await database.rows(sql`select studio.prepare_round_partitions(${new Date(clock.now())})`)
}

interface PartitionState {
  name: string
  ends_at: Date
  strays: bigint
}

/** Up to when there are partitions, and whether rounds lie in the default one. */
export function watchPartitions(database: Database, metrics: Metrics): void {
  const read = (): Promise<PartitionState[]> =>
    database.rows<PartitionState>(sql`select name, ends_at, strays from studio.partition_state()`)
  metrics
    .gauge('tessera_partitions_end_timestamp_seconds', 'Up to when a table has partitions', ['table'])
    .watchAll(async () =>
      (await read()).map(({ name, ends_at: ends }) => ({ labels: [name], value: ends.getTime() / 1000 })),
    )
  metrics
    .gauge('tessera_default_partition_rows', 'Rows for which a partition was missing, counted up to 1000', [
      'table',
    ])
    .watchAll(async () =>
      (await read()).map(({ name, strays }) => ({ labels: [name], value: Number(strays) })),
    )
}
