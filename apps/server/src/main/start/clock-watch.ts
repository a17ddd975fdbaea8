// SPDX-License-Identifier: Apache-2.0
import { hostname } from 'node:os'
import type { Clock } from '../../platform/clock/clock.ts'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Platform } from '../../platform/platform.ts'

const lookEveryMs = 30_000
const tries = 3
/**
 * With a larger difference no process starts or takes visitors: sessions, one-time codes and draws depend on
 * the clock.
 */
const mostOffMs = 30_000
const saidFromMs = 2_000

/** The clock of this machine and that of the database differ too much. */
export class ClockOff extends Error {
  constructor(offMs: number) {
    super(
      `${sentenceOf(offMs)}, and at most ${mostOffMs / 1000} s are allowed: sessions, one-time codes and draws go by it. Set both by NTP and start again; nothing was changed.`,
    )
    this.name = 'ClockOff'
  }
}

/** Throws ClockOff when our clock and the database's differ too much; logs any smaller difference. */
export async function requireRightClock(db: Queries, clock: Clock, log: Log): Promise<void> {
  const offMs = await clockOffset(db, clock)
  if (isWrong(offMs)) throw new ClockOff(offMs)
  sayIfOff(log, offMs)
}

/** Watches how far our clock is from the database's. */
export interface ClockWatch {
  /** Whether the difference was small enough at the last look. */
  isRight(): boolean
  look(): Promise<void>
  /** Looks every half minute; returns a function that stops it. */
  start(): () => Promise<void>
}

export function createClockWatch({ database, clock, log, alerts, metrics }: Platform): ClockWatch {
  let offMs = 0
  let right = true
  metrics
    .gauge('tessera_clock_offset_seconds', 'How far the clock of this machine is ahead of the database')
    .watch([], () => offMs / 1000)

  async function look(): Promise<void> {
    offMs = await clockOffset(database, clock)
    const wasRight = right
    right = !isWrong(offMs)
    if (right && wasRight) return sayIfOff(log, offMs)
    if (right) return log.info({ offMs }, 'the clock of this machine is right again')
    if (!wasRight) return
    log.error({ offMs }, `${sentenceOf(offMs)}; this process takes no visitors until that is mended`)
    await database.transaction((tx) =>
      alerts.raise(
        tx,
        { kind: 'clock.off', reference: hostname(), details: { seconds: (offMs / 1000).toFixed(1) } },
        clock.now(),
      ),
    )
  }

  return {
    isRight: () => right,
    look,
    start() {
      let looking: Promise<void> = Promise.resolve()
      const timer = setInterval(() => {
        looking = look().catch((error: unknown) =>
          log.debug({ error: String(error) }, 'the clock of the database could not be read'),
        )
      }, lookEveryMs).unref()
      return async () => {
        clearInterval(timer)
        await looking
      }
    },
  }
}

const isWrong = (offMs: number): boolean => Math.abs(offMs) > mostOffMs

function sayIfOff(log: Log, offMs: number): void {
  if (Math.abs(offMs) > saidFromMs) log.warn({ offMs }, sentenceOf(offMs))
}

function sentenceOf(offMs: number): string {
  const seconds = (Math.abs(offMs) / 1000).toFixed(1)
  return `The clock of this machine is ${seconds} s ${offMs > 0 ? 'ahead of' : 'behind'} the database's`
}

/**
 * How far we are ahead, by the quickest of several queries; the uncertainty of the round trip counts in the
 * clock's favour.
 */
async function clockOffset(db: Queries, clock: Clock): Promise<number> {
  let best = { tripMs: Number.POSITIVE_INFINITY, offMs: 0 }
  for (let asked = 0; asked < tries; asked += 1) {
    const beforeMs = clock.now()
    const row = await db.one<{ now: bigint }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
    )
    const afterMs = clock.now()
    const tripMs = afterMs - beforeMs
    if (row && tripMs < best.tripMs) best = { tripMs, offMs: (beforeMs + afterMs) / 2 - Number(row.now) }
  }
  return Math.sign(best.offMs) * Math.max(0, Math.abs(best.offMs) - best.tripMs / 2)
}
