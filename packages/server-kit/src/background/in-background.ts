// SPDX-License-Identifier: Apache-2.0
/**
 * Takes care of a promise that nobody awaits: an error in it is logged. `what` says in the past tense what
 * did not happen, such as 'other processes were not told'.
 */
export function inBackground(
  work: Promise<unknown>,
  log: { warn(fields: object, message: string): void },
  what: string,
): void {
  work.catch((error: unknown) =>
    log.warn({ error: error instanceof Error ? error.message : String(error) }, what),
  )
}
