// SPDX-License-Identifier: Apache-2.0
import { CannotDo } from './cannot-do.ts'

/**
 * Ends when somebody presses Ctrl-C or stops the process: unfinished work is then undone in order, and no
 * server is left behind.
 */
export function interruption(): AbortSignal {
  const stopping = new AbortController()
  const stop = (): void => stopping.abort(new CannotDo('Interrupted: what was begun was taken back.'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return stopping.signal
}
