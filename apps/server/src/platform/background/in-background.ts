// SPDX-License-Identifier: Apache-2.0
import type { Log } from '../log/log.ts'

/**
 * Owns a promise that nobody waits for: what goes wrong in it becomes a line of the log. `what` says in the
 * past tense what did not happen, such as 'other processes were not told'.
 */
export function inBackground(work: Promise<unknown>, log: Pick<Log, 'warn'>, what: string): void {
  work.catch((error: unknown) =>
    log.warn({ error: error instanceof Error ? error.message : String(error) }, what),
  )
}
