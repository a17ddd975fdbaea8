// SPDX-License-Identifier: Apache-2.0
import { isUnmet, sql, type Database, type Tx } from '../../../platform/db/index.ts'
import type { Entered } from './enter.ts'

/**
 * An entry that is written while the password is looked at, and that nobody sees before it is kept. Exactly
 * one of both is called.
 */
export interface Ahead {
  /**
   * The password was right: the entry, or undefined when something else stands against it and nothing of it
   * has happened.
   */
  keep(): Promise<Entered | undefined>
  /** It was not: nothing of it has happened. */
  drop(): void
}

/**
 * Writes an entry in a transaction that waits for what comes of the password, so that who is right need not
 * wait for the database as well. `write` holds what entering depends on and gives undefined when that is not
 * as it was read. Whoever has failed at these subjects meanwhile is not let in by this way.
 */
export function letInAhead(
  database: Database,
  subjects: readonly string[],
  write: (tx: Tx) => Promise<Entered | undefined>,
): Ahead {
  const decision = Promise.withResolvers<'keep' | 'drop'>()
  const nobodyFailed = sql`select insist(not exists (select from identity_attempt where subject = any (${subjects})))`
  const written = database
    .transaction(
      async (tx) => {
        const entered = await write(tx).catch(() => undefined)
        if ((await decision.promise) === 'drop' || !entered) throw undone
        return entered
      },
      { losable: true, provided: nobodyFailed },
    )
    .catch((error: unknown) => {
      if (error === undone || isUnmet(error)) return undefined
      throw error
    })
  // Until it is kept nobody listens to what goes wrong with it.
  written.catch(() => undefined)
  return {
    keep: () => {
      decision.resolve('keep')
      return written
    },
    drop: () => decision.resolve('drop'),
  }
}

const undone = new Error('this entry is not kept')
