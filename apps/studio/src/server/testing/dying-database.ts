// SPDX-License-Identifier: Apache-2.0
import type { Database, Queries } from '../database.ts'

/**
 * A database connection of a process that is killed: from the n-th piece of work on, nothing more is done.
 */
export interface DyingDatabase extends Database {
  /** Dies at the n-th piece of work from now (1 is the next), before or after the database has done it. */
  dieAt(count: number, when: 'before' | 'after'): void
  readonly died: boolean
}

export class Killed extends Error {
  constructor() {
    super('the process was killed')
  }
}

export function dyingDatabase(database: Database): DyingDatabase {
  let left = Number.POSITIVE_INFINITY
  let moment: 'before' | 'after' = 'before'
  let died = false

  async function live<Result>(work: () => Promise<Result>): Promise<Result> {
    if (died) throw new Killed()
    left -= 1
    const last = left <= 0
    if (last && moment === 'before') died = true
    if (died) throw new Killed()
    const result = await work()
    if (last) died = true
    if (died) throw new Killed()
    return result
  }

  return {
    pool: database.pool,
    rows: (statement) => live(() => database.rows(statement)),
    transaction: <Result>(work: (tx: Queries) => Promise<Result>) => live(() => database.transaction(work)),
    hold: (lockNumber, lost) => database.hold(lockNumber, lost),
    listen: (channel, onMessage, lost) => database.listen(channel, onMessage, lost),
    close: () => database.close(),
    dieAt(count, when) {
      left = count
      moment = when
    },
    get died() {
      return died
    },
  }
}
