// SPDX-License-Identifier: Apache-2.0
import type { Queries } from './database.ts'
import { sql } from './sql.ts'

/** How many of the primary's positions are remembered until the standby reaches them. */
const mostMarks = 600

/** The position of the primary's log at one moment. */
interface Mark {
  atMs: number
  position: bigint
}

export interface ReplicaLag {
  /** Records where the primary's log is now. */
  mark(): Promise<void>
  /** The lag of a standby that has replayed the log up to here, in ms. */
  measure(replayed: bigint): number
  /** The lag as it was measured last. */
  lagMs(): number
}

/** Measures the lag of a standby: the age of the first recorded position of the primary that it has not reached. */
export function createReplicaLag(primary: Queries): ReplicaLag {
  let marks: Mark[] = []
  let lagMs = 0
  return {
    async mark() {
      if (marks.length >= mostMarks) return
      const now = await primary
        .one<{ position: bigint }>(sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position`)
        .catch(() => undefined)
      if (now) marks.push({ atMs: performance.now(), position: now.position })
    },
    measure(replayed) {
      marks = marks.filter(({ position }) => position > replayed)
      const first = marks[0]
      lagMs = first === undefined ? 0 : performance.now() - first.atMs
      return lagMs
    },
    lagMs: () => lagMs,
  }
}

/** Whether this database is a standby, and how much of the log it has replayed. */
export const positionOfReplica = (
  replica: Queries,
): Promise<{ standby: boolean; position: bigint | null } | undefined> =>
  replica.one<{ standby: boolean; position: bigint | null }>(sql`
    select pg_is_in_recovery() as standby, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as position`)
