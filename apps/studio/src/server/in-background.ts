// SPDX-License-Identifier: Apache-2.0
import type { Log } from './log.ts'

/** Owns a promise that nobody awaits: its failure becomes a log line. `what` says what did not happen. */
export function inBackground(work: Promise<unknown>, log: Pick<Log, 'warn'>, what: string): void {
  work.catch((error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, what),
  )
}
