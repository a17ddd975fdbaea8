import type pg from 'pg'
import { isDatabaseUnreachable, type Sql } from '../../../platform/db/index.ts'
import { createLaneConnection, type LaneConnection } from './lane-connection.ts'

/** How a lane turns requests into statements. Both forms must be safe to repeat: a broken batch is sent again. */
export interface LaneWork<Request, Result> {
  batch(requests: readonly Request[]): Sql
  /** One answer per request in the same order; undefined where the batch form does not fit and `single` must decide. */
  readBatch(rows: readonly unknown[], requests: readonly Request[]): (Result | undefined)[]
  single(request: Request): Sql
  readSingle(row: unknown, request: Request): Result
}

interface Waiting<Request, Result> { request: Request; key: bigint | string; resolve(result: Result): void; reject(error: unknown): void }

export interface Lane<Request, Result> {
  submit(request: Request): Promise<Result>
  load(): number
  close(): Promise<void>
}

const largestBatch = 512
const crowd = 24

export function createLane<Request, Result>(pool: pg.Pool, work: LaneWork<Request, Result>, keyOf: (request: Request) => bigint | string): Lane<Request, Result> {
  const connection = createLaneConnection(pool)
  let queue: Waiting<Request, Result>[] = []
  let inFlight = 0
  let scheduled = false
  let idle: () => void = () => undefined

  const schedule = (): void => {
    if (scheduled || inFlight > 0 || queue.length === 0) return
    scheduled = true
    // After this turn of the event loop: everything that the same reads from the network bring shares the batch.
    setImmediate(() => { scheduled = false; start() })
  }
  const start = (): void => {
    if (inFlight > 0 || queue.length === 0) return
    const { batch, rest } = takeBatch(queue)
    queue = rest
    inFlight = batch.length
    runBatch(connection, work, batch).then(settle => {
      inFlight = 0
      if (queue.length >= crowd) {
        // A crowd waits: its batch leaves first, so that the database works while we answer.
        start()
        settle()
      } else {
        // A few wait: those who are answered now often ask again at once, and then share the next write to disk.
        settle()
        schedule()
      }
      if (queue.length === 0 && inFlight === 0) idle()
    }, () => undefined)
  }
  return {
    submit: request => new Promise((resolve, reject) => {
      queue.push({ request, key: keyOf(request), resolve, reject })
      schedule()
    }),
    load: () => queue.length + inFlight,
    close: async () => {
      if (queue.length > 0 || inFlight > 0) await new Promise<void>(resolve => { idle = resolve })
      connection.close()
    },
  }
}

/** At most one request per key and at most 512; the others wait, in their order. */
function takeBatch<Request, Result>(queue: readonly Waiting<Request, Result>[]): { batch: Waiting<Request, Result>[]; rest: Waiting<Request, Result>[] } {
  const keys = new Set<bigint | string>()
  const batch: Waiting<Request, Result>[] = []
  const rest: Waiting<Request, Result>[] = []
  for (const waiting of queue) {
    if (batch.length < largestBatch && !keys.has(waiting.key)) {
      keys.add(waiting.key)
      batch.push(waiting)
    } else rest.push(waiting)
  }
  return { batch, rest }
}

/** Never rejects: gives back the function that settles every request of the batch. */
async function runBatch<Request, Result>(connection: LaneConnection, work: LaneWork<Request, Result>, batch: readonly Waiting<Request, Result>[]): Promise<() => void> {
  const [only] = batch
  if (batch.length === 1 && only) return runSingle(connection, work, only)
  try {
    const rows = await connection.query(work.batch(batch.map(waiting => waiting.request)))
    const results = work.readBatch(rows, batch.map(waiting => waiting.request))
    const singles: (() => void)[] = []
    for (const [index, waiting] of batch.entries()) if (results[index] === undefined) singles.push(await runSingle(connection, work, waiting))
    return () => {
      for (const [index, waiting] of batch.entries()) {
        const result = results[index]
        if (result !== undefined) waiting.resolve(result)
      }
      for (const settle of singles) settle()
    }
  } catch {
    // Nothing of the batch is kept by the database, or its answer was lost: each request goes again by itself.
    return runEachAlone(connection, work, batch)
  }
}

async function runEachAlone<Request, Result>(connection: LaneConnection, work: LaneWork<Request, Result>, batch: readonly Waiting<Request, Result>[]): Promise<() => void> {
  const settles: (() => void)[] = []
  let away: unknown
  for (const waiting of batch) {
    const settle = away === undefined ? await runSingle(connection, work, waiting, error => { if (isDatabaseUnreachable(error)) away = error }) : () => waiting.reject(away)
    settles.push(settle)
  }
  return () => { for (const settle of settles) settle() }
}

/** Serialisation failure, deadlock, and a key that another transaction was just inserting: the repeat finds it. */
const repeatable = new Set(['40001', '40P01', '23505'])
const tries = 5

async function runSingle<Request, Result>(connection: LaneConnection, work: LaneWork<Request, Result>, waiting: Waiting<Request, Result>, hear?: (error: unknown) => void): Promise<() => void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const [row] = await connection.query(work.single(waiting.request))
      const result = work.readSingle(row, waiting.request)
      return () => waiting.resolve(result)
    } catch (error) {
      if (attempt < tries && repeatable.has((error as { code?: string }).code ?? '')) continue
      hear?.(error)
      return () => waiting.reject(error)
    }
  }
}
