// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Log } from '../../../platform/log/log.ts'

export interface Cached<Value> {
  /** The value, and a number that changes when it is read again. */
  current(): Promise<{ value: Value; number: number }>
}

/**
 * Caches an expensive value: it is read again once it is older than `freshMs`, and meanwhile the old one is
 * returned.
 */
export function cache<Value>({
  clock,
  log,
  freshMs,
  read,
}: {
  clock: Clock
  log: Log
  freshMs: number
  read(nowMs: number): Promise<Value>
}): Cached<Value> {
  let known: { value: Value; number: number; readAtMs: number } | undefined
  let reading: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const nowMs = clock.now()
    known = { value: await read(nowMs), number: (known?.number ?? 0) + 1, readAtMs: nowMs }
  }
  const begin = (): Promise<void> =>
    (reading ??= refresh().finally(() => {
      reading = undefined
    }))

  return {
    async current() {
      if (!known) await begin()
      else if (Math.abs(clock.now() - known.readAtMs) >= freshMs)
        void begin().catch((error: unknown) =>
          log.warn({ error: String(error) }, 'figures of the lobby could not be read anew'),
        )
      if (!known) throw new Error('nothing was read')
      return known
    },
  }
}
