// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import type { RunFigures } from './count-runs.ts'
import type { Job } from './job.ts'
import { finishSlot, giveUpLease, insertJob, renewLease, takeLease } from './job-store.ts'

const leaseMs = 30_000
const renewEveryMs = 10_000

/**
 * Runs slots of jobs, each under a lease that is renewed meanwhile. A slot that is done or that another process
 * is working on is skipped.
 */
export function createLeasedRuns({
  database,
  clock,
  log,
  before,
  figures,
  holder,
}: {
  database: Database
  clock: Clock
  log: Log
  before: (() => Promise<unknown>) | undefined
  figures: RunFigures
  /** Names this process in its leases. */
  holder: string
}): (job: Job, slotMs: number) => Promise<void> {
  return async (job, slotMs) => {
    const lease = { name: job.name, slotMs, holder }
    const untilMs = (): number => clock.now() + leaseMs
    await insertJob(database, job.name)
    if (!(await takeLease(database, { ...lease, nowMs: clock.now(), untilMs: untilMs() }))) return
    const renewal = setInterval(() => {
      renewLease(database, { ...lease, untilMs: untilMs() }).catch((error: unknown) =>
        log.warn({ job: job.name, error: String(error) }, 'a lease could not be renewed'),
      )
    }, renewEveryMs)
    try {
      await before?.()
      await figures.timed(job.name, () => job.run(slotMs))
      await finishSlot(database, lease)
    } catch (error) {
      await giveUpLease(database, lease).catch(() => undefined)
      throw error
    } finally {
      clearInterval(renewal)
    }
  }
}
