// SPDX-License-Identifier: Apache-2.0

export interface Ending {
  log: Record<'info' | 'error' | 'fatal', (fields: object, message: string) => void>
  /** Random bytes in lower-case hex, to name an error by. */
  hex(bytes: number): string
  /** After a signal and before `close`: for this long, sends clients to other processes. */
  drain(milliseconds: number): Promise<void>
  drainMilliseconds: number
  /** Accepts no new work, lets current work finish, and releases all resources. */
  close(): Promise<void>
  /** This long after the drain the process ends, whether or not everything has finished. */
  withinMs?: number
}

/** Shorter than the timeout of the caller: the supervisor of `npm start` waits 15 s, a container 30 s. */
const usualMs = 12_000

/**
 * Decides how this process ends. A signal ends it cleanly, with exit code 0. An uncaught error also ends it,
 * because the state is then unknown: the error is logged with a reference, current work finishes, and the
 * exit code is 1, so that the supervisor starts another process.
 */
export function endInOrder({ log, hex, drain, drainMilliseconds, close, withinMs = usualMs }: Ending): void {
  let code = 0
  let ending = false

  const end = (drainMs: number): void => {
    if (ending) return
    ending = true
    if (drainMs > 0)
      log.info({ milliseconds: drainMs }, 'this process is about to end and sends everybody elsewhere')
    setTimeout(() => {
      log.error({ withinMs }, 'what was running did not finish in time; this process ends without it')
      process.exit(1)
    }, drainMs + withinMs)
    const drained = drainMs > 0 ? drain(drainMs) : Promise.resolve()
    drained.then(close).then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ error: storyOf(error) }, 'this process did not end in order')
        process.exit(1)
      },
    )
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(drainMilliseconds))
  // Unhandled rejections arrive here as well; `origin` tells which of the two it was.
  process.on('uncaughtException', (error: unknown, origin) => {
    code = 1
    log.fatal(
      { reference: hex(6), origin, error: storyOf(error) },
      'nobody caught an error: this process takes no new work, finishes what runs, and ends',
    )
    // The state is unknown, so the process ends at once.
    end(0)
  })
}

const storyOf = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) }
