// SPDX-License-Identifier: Apache-2.0
import { isDatabaseUnreachable, type Sql } from '../../../platform/db/index.ts'
import type { BatchConnection } from './batch-connection.ts'
import type { Waiting } from './waiting-line.ts'

/**
 * How a worker turns requests into statements. Both forms must be safe to repeat: a failed batch is sent
 * again.
 */
export interface BatchWork<Request, Result> {
  batch(requests: readonly Request[]): Sql
  /**
   * Returns one answer per request in the same order; undefined where the batch form does not fit and
   * `single` must decide.
   */
  readBatch(rows: readonly unknown[], requests: readonly Request[]): (Result | undefined)[]
  single(request: Request): Sql
  readSingle(row: unknown, request: Request): Result
}

/** Has at most one batch in flight. */
export interface BatchWorker<Request, Result> {
  busy(): boolean
  /** Sends a batch. Never rejects: returns the function that settles all its requests. */
  run(batch: readonly Waiting<Request, Result>[]): Promise<() => void>
}

export function createBatchWorker<Request, Result>(
  connection: BatchConnection,
  work: BatchWork<Request, Result>,
): BatchWorker<Request, Result> {
  let busy = false
  return {
    busy: () => busy,
    run: async (batch) => {
      busy = true
      try {
        return await runBatch(connection, work, batch)
      } finally {
        busy = false
      }
    },
  }
}

async function runBatch<Request, Result>(
  connection: BatchConnection,
  work: BatchWork<Request, Result>,
  batch: readonly Waiting<Request, Result>[],
): Promise<() => void> {
  const [only] = batch
  if (batch.length === 1 && only) return runSingle(connection, work, only)
  try {
    const rows = await connection.query(work.batch(batch.map((waiting) => waiting.request)))
    const results = work.readBatch(
      rows,
      batch.map((waiting) => waiting.request),
    )
    const singles: (() => void)[] = []
    for (const [index, waiting] of batch.entries())
      if (results[index] === undefined) singles.push(await runSingle(connection, work, waiting))
    return () => {
      for (const [index, waiting] of batch.entries()) {
        const result = results[index]
        if (result !== undefined) waiting.resolve(result)
      }
      for (const settle of singles) settle()
    }
  } catch {
    // The batch was rolled back, or its answer was lost: send each request again by itself.
    return runEachAlone(connection, work, batch)
  }
}

async function runEachAlone<Request, Result>(
  connection: BatchConnection,
  work: BatchWork<Request, Result>,
  batch: readonly Waiting<Request, Result>[],
): Promise<() => void> {
  const settles: (() => void)[] = []
  let away: unknown
  for (const waiting of batch) {
    const settle =
      away === undefined
        ? await runSingle(connection, work, waiting, (error) => {
            if (isDatabaseUnreachable(error)) away = error
          })
        : () => waiting.reject(away)
    settles.push(settle)
  }
  return () => {
    for (const settle of settles) settle()
  }
}

/**
 * Serialisation failure, deadlock, or a key that another transaction was just inserting, which the retry
 * finds.
 */
const repeatable = new Set(['40001', '40P01', '23505'])
const tries = 5

async function runSingle<Request, Result>(
  connection: BatchConnection,
  work: BatchWork<Request, Result>,
  waiting: Waiting<Request, Result>,
  receive?: (error: unknown) => void,
): Promise<() => void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const [row] = await connection.query(work.single(waiting.request))
      const result = work.readSingle(row, waiting.request)
      return () => waiting.resolve(result)
    } catch (error) {
      if (attempt < tries && repeatable.has((error as { code?: string }).code ?? '')) continue
      receive?.(error)
      return () => waiting.reject(error)
    }
  }
}
