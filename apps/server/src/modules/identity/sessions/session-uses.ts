// SPDX-License-Identifier: Apache-2.0
import type { Database } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import { sessionKeyOf, tokenHashOf } from './session-key.ts'
import { updateUses } from './session-store.ts'

/** Records when sessions are used, without a write for every call. */
export interface SessionUses {
  /** `storedAtMs` is the last activity in the database, if the caller has read it. */
  note(tokenHash: Buffer, usedAtMs: number, storedAtMs?: number): Promise<void>
  /** The last activity known to this process, or 0. */
  latest(tokenHash: Buffer): number
  /** Writes delayed activity. */
  flush(): Promise<void>
}

interface Use {
  latestMs: number
  storedMs: number
}
const writeEveryMs = 30_000

/**
 * The first activity within half a minute is written at once; later ones are delayed and written together
 * half a minute later, so that sessions end at the exact time although most calls write nothing.
 */
export function createSessionUses(database: Database, log: Log): SessionUses {
  const uses = new Map<string, Use>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const held = [...uses]
      .filter(([, use]) => use.latestMs > use.storedMs)
      .map(([key, use]) => ({ key, tokenHash: tokenHashOf(key), usedAtMs: use.latestMs }))
    if (held.length > 0) await updateUses(database, held)
    for (const { key, usedAtMs } of held) {
      const use = uses.get(key)
      if (use) use.storedMs = Math.max(use.storedMs, usedAtMs)
    }
    // What arrived during the write stays for the next one.
    for (const [key, use] of [...uses]) if (use.latestMs <= use.storedMs) uses.delete(key)
    if (uses.size > 0) flushLater()
  }

  function flushLater(): void {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => {
        log.warn(
          { error: error instanceof Error ? error.message : 'unknown' },
          'uses of sessions could not be written yet',
        )
        flushLater()
      })
    }, writeEveryMs).unref()
  }

  return {
    async note(tokenHash, usedAtMs, storedAtMs = 0) {
      const key = sessionKeyOf(tokenHash)
      const known = uses.get(key)
      const use: Use = {
        latestMs: Math.max(usedAtMs, known?.latestMs ?? 0),
        storedMs: Math.max(storedAtMs, known?.storedMs ?? 0),
      }
      const writeNow = use.latestMs - use.storedMs >= writeEveryMs
      if (!writeNow) {
        uses.set(key, use)
        return flushLater()
      }
      // Delayed activity may have kept the session alive until now.
      if (known && known.latestMs > known.storedMs)
        await updateUses(database, [{ tokenHash, usedAtMs: known.latestMs }])
      use.storedMs = use.latestMs
      // Remembered only once it is certain: an ended session must not seem active.
      uses.delete(key)
      if ((await updateUses(database, [{ tokenHash, usedAtMs: use.latestMs }])) === 0) return
      uses.set(key, use)
      flushLater()
    },
    latest: (tokenHash) => uses.get(sessionKeyOf(tokenHash))?.latestMs ?? 0,
    flush,
  }
}
