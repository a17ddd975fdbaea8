// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../platform/clock/clock.ts'

/**
 * Reads again only when the last reading is that old; who asks meanwhile gets the same one. A failed reading is repeated when
 * somebody asks again.
 */
export function readAtMostEvery<Reading>(
  freshMs: number,
  clock: Clock,
  read: (nowMs: number) => Promise<Reading>,
): () => Promise<Reading> {
  let last: { atMs: number; reading: Promise<Reading> } | undefined
  return () => {
    const nowMs = clock.now()
    if (!last || Math.abs(nowMs - last.atMs) >= freshMs) {
      const reading = read(nowMs)
      const asked = (last = { atMs: nowMs, reading })
      reading.catch(() => {
        if (last === asked) last = undefined
      })
    }
    return last.reading
  }
}
