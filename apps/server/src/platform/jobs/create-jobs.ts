// SPDX-License-Identifier: Apache-2.0
import { createMetrics, type Metrics } from '@tessera/telemetry'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import { countRuns } from './count-runs.ts'
import type { Job } from './job.ts'
import { createLeasedRuns } from './run-under-lease.ts'
import { createTurns } from './take-turns.ts'

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
/**
 * After a start all jobs are due at once. More at a time would only wait for each other's connections, until some give up;
 * one that waits for somebody outside holds none.
 */
const mostAtOnce = 6
/** Jobs that are seldom due may take long: two turns are left for those of every few minutes. */
const [mostSeldom, seldomFromMinutes] = [4, 10]
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
export function createJobs(options: JobsOptions): Jobs {
  const { database, clock, chance, log, jobs, before, metrics = createMetrics() } = options
  const figures = countRuns(metrics)
  const holder = chance.bytes(9).toString('base64url')
  const runUnderLease = createLeasedRuns({ database, clock, log, before, figures, holder })
  const progress = new Map(jobs.map(({ name }) => [name, newProgress()]))
  const inTurn = createTurns({
    atOnce: mostAtOnce,
    mostPatient: mostSeldom,
    patientFrom: seldomFromMinutes,
  })
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const underWay = new Set<Promise<void>>()

  async function workOn(job: Job, state: Progress): Promise<void> {
    if (stopped) return
    // The turn may have come late: this slot is the latest one.
    const slotMs = slotOf(job, clock.now())
    try {
      await runUnderLease(job, slotMs)
      state.doneMs = slotMs
      state.failures = 0
    } catch (error) {
      state.failures += 1
      figures.failed(job.name)
      state.notBeforeMs = clock.now() + Math.min(longestRetryMs, firstRetryMs * 2 ** (state.failures - 1))
      log.error({ job: job.name, slotMs, failures: state.failures, error: factsOf(error) }, 'a job failed')
    }
  }

  /** The most frequent jobs first: somebody waits for their results. */
  async function runInTurn(job: Job, state: Progress): Promise<void> {
    state.running = true
    await inTurn(job.everyMinutes, () => workOn(job, state)).finally(() => {
      state.running = false
    })
  }

  async function runDue(): Promise<void> {
    const nowMs = clock.now()
    const due = jobs.flatMap((job) => {
      const state = progress.get(job.name)
      return state && !state.running && state.doneMs < slotOf(job, nowMs) && state.notBeforeMs <= nowMs
        ? [runInTurn(job, state)]
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

/** The moment at which a job was due last. */
const slotOf = ({ everyMinutes }: Job, nowMs: number): number => nowMs - (nowMs % (everyMinutes * 60_000))

const newProgress = (): Progress => ({
  doneMs: Number.NEGATIVE_INFINITY,
  running: false,
  failures: 0,
  notBeforeMs: 0,
})

const factsOf = (error: unknown): { message: string; stack: string | undefined } | string =>
  error instanceof Error ? { message: error.message, stack: error.stack } : String(error)
