// SPDX-License-Identifier: Apache-2.0
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { retainedSeconds, unlimited, type CountStore } from './count-store.ts'

/** A statement of the library. */
export interface CountStatement {
  readonly text: string
  readonly name?: string
  readonly values: unknown[]
}

export interface DatabaseOfCounts {
  /** Runs a statement; 64-bit integers in its rows arrive as numbers. */
  query(statement: CountStatement): Promise<{ rows: unknown[]; rowCount: number | null }>
  close(): Promise<void>
  readonly schemaName: string
  readonly tableName: string
}

/** Counts are rows of a table that a migration creates and a job clears. */
export function countInDatabase(database: DatabaseOfCounts): CountStore {
  const { schemaName, tableName } = database
  const limiter = new RateLimiterPostgres({
    storeClient: database,
    storeType: 'client',
    schemaName,
    tableName,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: unlimited,
    duration: retainedSeconds,
  })
  return {
    name: 'the database',
    add: async (key, count) => (await limiter.penalty(key, count)).consumedPoints,
    close: () => database.close(),
  }
}
