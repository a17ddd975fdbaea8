// SPDX-License-Identifier: Apache-2.0
import { cpus } from 'node:os'
import { pause } from './report.ts'

const lookMs = 1_000
/** With less of the processor idle, a measurement includes whatever else runs here. */
const enoughFree = 0.7

/**
 * Waits until most of the processor is free, at most `patienceMs`. Answers the share that was free in the
 * end.
 */
export async function waitForCalm(patienceMs: number): Promise<number> {
  const begunMs = performance.now()
  for (;;) {
    const free = await freeShare()
    if (free >= enoughFree || performance.now() - begunMs > patienceMs) return free
  }
}

/** The idle share of the processor over one second, from 0 to 1. */
async function freeShare(): Promise<number> {
  const before = times()
  await pause(lookMs)
  const after = times()
  return (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

function times(): { idle: number; all: number } {
  const all = cpus()
    .flatMap((core) => Object.values(core.times))
    .reduce((sum, ms) => sum + ms, 0)
  return { idle: cpus().reduce((sum, core) => sum + core.times.idle, 0), all }
}
