// SPDX-License-Identifier: Apache-2.0
import type { Metrics } from '@tessera/telemetry'

/** Counts and times the runs of jobs in this process. */
export interface RunFigures {
  timed(job: string, run: () => Promise<void>): Promise<void>
  failed(job: string): void
}

export function countRuns(metrics: Metrics): RunFigures {
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
