// SPDX-License-Identifier: Apache-2.0
import { sql, type Sql, type Tx } from '../../../../platform/db/index.ts'

/*
 * Those who lock a row together go past those who wait to change it: while bets keep coming, an incident would wait without
 * end. Advisory locks are taken in turn, so whoever wants to hold an event or to change it takes its turn first. All take
 * turns in the order of ids, until their transaction ends.
 */

/** Waits for the turn to hold events as they are, beside others who do. */
export const turnToHold = (tx: Tx, eventIds: readonly bigint[]): Promise<unknown> =>
  inOrder(
    tx,
    eventIds,
    (ids) => sql`
    select pg_advisory_xact_lock_shared(hashtextextended('sportsbook.event ' || id, 0)) from unnest(${ids}::bigint[]) as event (id)`,
  )

/** Waits for the turn to change events, alone. */
export const turnToChange = (tx: Tx, eventIds: readonly bigint[]): Promise<unknown> =>
  inOrder(
    tx,
    eventIds,
    (ids) => sql`
    select pg_advisory_xact_lock(hashtextextended('sportsbook.event ' || id, 0)) from unnest(${ids}::bigint[]) as event (id)`,
  )

const inOrder = (
  tx: Tx,
  eventIds: readonly bigint[],
  statement: (ids: readonly bigint[]) => Sql,
): Promise<unknown> =>
  tx.query(statement([...new Set(eventIds)].toSorted((one, other) => (one < other ? -1 : 1))))
