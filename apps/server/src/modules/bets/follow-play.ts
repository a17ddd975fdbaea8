// SPDX-License-Identifier: Apache-2.0
import { sql, type Database, type Tx } from '../../platform/db/index.ts'
import { settledUpTo } from './valid-bets-between.ts'

/** Positions of the stream of bets: after the first, up to and including the second. */
export interface PlaySlice {
  after: bigint
  upTo: bigint
}

/** Somebody who counts settled bets for a purpose of their own, such as ranks or missions. */
export interface PlayFollower {
  /** Unique; its position in the stream is stored under this name. */
  name: string
  /** Where it begins when it has never run: at the first bet ever, or with the bets from now on. */
  from: 'first' | 'now'
  /**
   * Counts one slice, inside the transaction that stores the new position. May return what is to be done after
   * the commit, such as telling open pages; that must not throw.
   */
  count(tx: Tx, slice: PlaySlice): Promise<(() => void) | void>
}

/** Positions of the stream that one transaction covers. */
const step = 5_000n

/**
 * Lets a follower count everything that was settled since its last run. The stream is read in order, slice by
 * slice; the position and what was counted change in one transaction, so a run that was cut off, or two at once,
 * count everything once. Each follower has its own position, so that one that fails does not hold up the others.
 * False when some transaction takes too long to know what is complete; ask again later.
 */
export async function followPlay(database: Database, follower: PlayFollower): Promise<boolean> {
  const last = await settledUpTo(database)
  if (last === undefined) return false
  for (let done = false; !done;) {
    const { upTo, afterwards } = await database.transaction((tx) => takeSlice(tx, follower, last))
    afterwards?.()
    done = upTo >= last
  }
  return true
}

async function takeSlice(
  tx: Tx,
  follower: PlayFollower,
  last: bigint,
): Promise<{ upTo: bigint; afterwards?: (() => void) | void }> {
  const after = await lockPosition(tx, follower, last)
  if (after >= last) return { upTo: after }
  const upTo = after + step < last ? after + step : last
  const afterwards = await follower.count(tx, { after, upTo })
  await tx.query(sql`update bet_follower set fact_id = ${upTo} where name = ${follower.name}`)
  return { upTo, afterwards }
}

/** The follower's position, locked until the transaction ends. */
async function lockPosition(tx: Tx, { name, from }: PlayFollower, last: bigint): Promise<bigint> {
  await tx.query(
    sql`insert into bet_follower (name, fact_id)
      values (${name}, coalesce(${from === 'now' ? last : null}::bigint,
        (select start_value - 1 from pg_sequences where schemaname = 'public' and sequencename = 'bet_fact_id_seq'))) on conflict do nothing`,
  )
  const row = await tx.one<{ fact_id: bigint }>(
    sql`select fact_id from bet_follower where name = ${name} for update`,
  )
  if (!row) throw new Error(`the position of ${name} in the stream of bets is gone`)
  return row.fact_id
}
