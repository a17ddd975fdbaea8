import type pg from 'pg'
import { createLane, type Lane, type LaneWork } from './lane.ts'

export interface LaneOptions<Request, Result> extends LaneWork<Request, Result> {
  /** The lanes' own pool with at least `most` connections: lanes keep theirs, so a shared pool would run dry. */
  pool: pg.Pool
  /** Requests of the same key, such as one account, never share a batch. */
  keyOf(request: Request): bigint | string
  /** Lanes at most; one more opens when `crowd` requests wait. */
  most?: number
  crowd?: number
}

export interface Lanes<Request, Result> {
  /** Settles when the request is committed. Rejects when it was refused by the database; it may be sent again. */
  submit(request: Request): Promise<Result>
  /** How many requests wait or run at this moment. */
  load(): number
  /** Finishes what was submitted and gives the connections back. */
  close(): Promise<void>
}

/** Sends a key always to the same lane while their number stays: fewer waits for each other's locks, nothing more. */
function spread(key: bigint | string): number {
  if (typeof key === 'bigint') return Number(BigInt.asUintN(32, key))
  let sum = 0
  for (let index = 0; index < key.length; index += 1) sum = (sum * 31 + key.charCodeAt(index)) >>> 0
  return sum
}

/**
 * Group commit: requests that arrive while a batch is being committed become the next batch. A lane has one batch in
 * flight on its own connection and never waits for company. Correctness never rests on lanes: row locks in id order,
 * unique keys and checks carry it, and several processes may post at once.
 */
export function createLanes<Request, Result>(options: LaneOptions<Request, Result>): Lanes<Request, Result> {
  const most = options.most ?? 2
  const crowd = options.crowd ?? 256
  const lanes: Lane<Request, Result>[] = [createLane(options.pool, options, options.keyOf)]
  let open = true
  const load = (): number => lanes.reduce((sum, lane) => sum + lane.load(), 0)
  const laneOf = (request: Request): Lane<Request, Result> => {
    if (lanes.length < most && lanes.every(lane => lane.load() >= crowd)) lanes.push(createLane(options.pool, options, options.keyOf))
    return lanes.length === 1 ? lanes[0]! : lanes[spread(options.keyOf(request)) % lanes.length]!
  }
  return {
    load,
    submit: request => open ? laneOf(request).submit(request) : Promise.reject(new Error('the lanes are closed')),
    close: async () => {
      open = false
      await Promise.all(lanes.map(lane => lane.close()))
    },
  }
}
