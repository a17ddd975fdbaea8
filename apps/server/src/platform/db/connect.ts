// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import { requireNoneHeld } from './held-connection.ts'

/**
 * All connections of a pool are busy, and the queue for them is full. The database is up; the caller may
 * retry.
 */
export class PoolBusy extends Error {
  constructor(pool: string) {
    super(`all connections of the pool "${pool}" are at work`)
  }
}

/** How many may wait for a connection of one pool; more are refused at once and may retry. */
const mostWaiting = 1_000
const timedOut = /timeout exceeded when trying to connect/

/** Gets a connection from a pool, and explains why when there is none. */
export interface Connections {
  /**
   * Throws `PoolBusy` when none becomes free in time, and the network's error when the database is
   * unreachable.
   */
  connect(): Promise<pg.PoolClient>
}

/** Watches a pool to tell "busy" from "unreachable": the driver has one message for both. */
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
