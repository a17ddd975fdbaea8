// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import { requireNoneHeld } from './held-connection.ts'

/**
 * All connections of a pool are at work, and enough wait for one already. The database is there; the caller
 * may come again.
 */
export class PoolBusy extends Error {
  constructor(pool: string) {
    super(`all connections of the pool "${pool}" are at work`)
  }
}

/** So many may wait for a connection of one pool; more are told at once to come again. */
const mostWaiting = 1_000
const timedOut = /timeout exceeded when trying to connect/

/** How a pool is asked for connections, and what is said when there is none. */
export interface Connections {
  /** Throws `PoolBusy` when none gets free in time, and what the network says when the database is away. */
  connect(): Promise<pg.PoolClient>
}

/** Watches a pool, so that "busy" and "away" are told apart: the driver has one sentence for both. */
export function connectionsOf(pool: pg.Pool, name: string): Connections {
  let open = 0
  pool.on('connect', () => {
    open += 1
  })
  pool.on('remove', () => {
    open -= 1
  })
  const isBusy = (): boolean => open >= pool.options.max

  return {
    async connect() {
      requireNoneHeld()
      if (pool.waitingCount >= mostWaiting) throw new PoolBusy(name)
      try {
        return await pool.connect()
      } catch (error) {
        if (error instanceof Error && timedOut.test(error.message) && isBusy()) throw new PoolBusy(name)
        throw error
      }
    },
  }
}
