// SPDX-License-Identifier: Apache-2.0
import { createMetrics, type Metrics } from '@tessera/telemetry'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import type { Job } from './job.ts'
import { finishSlot, giveUpLease, insertJob, renewLease, takeLease } from './job-store.ts'

export interface JobsOptions {
  database: Database
  clock: Clock
  chance: Chance
  log: Log
  jobs: readonly Job[]
  /** Called before each run, for example to load the settings. */
  before?(): Promise<unknown>
  /** Where runs are counted; by default nowhere. */
  metrics?: Metrics
}

export interface Jobs {
  /** All jobs. */
  readonly all: readonly Job[]
  start(): void
  /** Starts no further runs and waits for the current ones. */
  stop(): Promise<void>
  /** Runs what is due now and resolves when it is done. `start` calls it every second. */
  runDue(): Promise<void>
}

const lookEveryMs = 1_000
const leaseMs = 30_000
const renewEveryMs = 10_000
const firstRetryMs = 1_000
const longestRetryMs = 60_000

interface Progress {
  doneMs: number
  running: boolean
  failures: number
  notBeforeMs: number
}

/**
 * Runs jobs when they are due. A job that fell behind works only on its latest slot. Several processes may
 * share one database: a lease lets one of them work on a slot. A failed run is retried with growing delays;
 * nothing here ends the process, so a database that was away is simply tried again.
 */
export function createJobs({
  database,
  clock,
  chance,
  log,
  jobs,
  before,
  metrics = createMetrics(),
}: JobsOptions): Jobs {
  const figures = countRuns(metrics)
  const holder = chance.bytes(9).toString('base64url')
  const progress = new Map<string, Progress>(
    jobs.map(({ name }) => [
      name,
      { doneMs: Number.NEGATIVE_INFINITY, running: false, failures: 0, notBeforeMs: 0 },
    ]),
  )
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const underWay = new Set<Promise<void>>()

  async function workOn(job: Job, slotMs: number, state: Progress): Promise<void> {
    state.running = true
    try {
      await workUnderLease(job, slotMs)
      state.doneMs = slotMs
      state.failures = 0
    } catch (error) {
      state.failures += 1
      figures.failed(job.name)
      state.notBeforeMs = clock.now() + Math.min(longestRetryMs, firstRetryMs * 2 ** (state.failures - 1))
      log.error(
        {
          job: job.name,
          slotMs,
          failures: state.failures,
          error: error instanceof Error ? { message: error.message, stack: error.stack } : String(error),
        },
        'a job failed',
      )
    } finally {
      state.running = false
    }
  }

  /** A slot that is done or that another process is working on is skipped. */
  async function workUnderLease(job: Job, slotMs: number): Promise<void> {
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

  async function runDue(): Promise<void> {
    const nowMs = clock.now()
    const due = jobs.flatMap((job) => {
      const state = progress.get(job.name)
      const slotMs = nowMs - (nowMs % (job.everyMinutes * 60_000))
      return state && !state.running && state.doneMs < slotMs && state.notBeforeMs <= nowMs
        ? [workOn(job, slotMs, state)]
        : []
    })
    const all = Promise.all(due).then(() => undefined)
    underWay.add(all)
    await all.finally(() => underWay.delete(all))
  }

  return {
    all: jobs,
    runDue,
    start() {
      const look = (): void => {
        if (stopped) return
        inBackground(runDue(), log, 'due jobs were not run')
        timer = setTimeout(look, lookEveryMs)
      }
      look()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}

interface RunFigures {
  timed(job: string, run: () => Promise<void>): Promise<void>
  failed(job: string): void
}

function countRuns(metrics: Metrics): RunFigures {
  const runs = metrics.counter('tessera_job_runs_total', 'Slots of jobs that this process has done', ['task'])
  const failures = metrics.counter(
    'tessera_job_failures_total',
    'Runs of jobs that failed in this process; they are tried again',
    ['task'],
  )
  const tookSeconds = metrics.gauge(
    'tessera_job_last_duration_seconds',
    'How long the last run of a job took in this process',
    ['task'],
  )
  const lastAt = metrics.gauge(
    'tessera_job_last_run_timestamp_seconds',
    'When a job was last done by this process',
    ['task'],
  )
  return {
    failed: (job) => failures.of(job).add(),
    async timed(job, run) {
      const began = performance.now()
      await run()
      const [took, endedAt] = [
        (performance.now() - began) / 1_000,
        (performance.timeOrigin + performance.now()) / 1_000,
      ]
      tookSeconds.watch([job], () => took)
      lastAt.watch([job], () => endedAt)
      runs.of(job).add()
    },
  }
}
