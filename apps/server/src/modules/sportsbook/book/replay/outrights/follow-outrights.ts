// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { giveUpLead, takeLead } from '../../take-lead.ts'
import { readClock } from '../replay-clock.ts'
import { runOutrights } from './run-outrights.ts'

const feed = 'outrights'
const lookEveryMs = 2_000
/** Longer than all outrights take to be priced. */
const leadMs = 30_000

/**
 * Prices the outrights of the built-in feed as long as this process leads that; apart from its matches, which must not
 * wait for it. Returns a function that stops it, waits for its end and lets another process go on.
 */
export function followOutrights(deps: SportsbookDeps): () => Promise<void> {
  const { database, chance, clock: time, log } = deps
  const stopped = new AbortController()
  const { signal } = stopped
  const holder = chance.bytes(9).toString('base64url')

  async function look(): Promise<void> {
    const nowMs = time.now()
    if (!(await takeLead(database, { feed, holder, nowMs, untilMs: nowMs + leadMs }))) return
    const clock = await readClock(database)
    if (clock) await runOutrights(deps, clock)
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await look().catch((error: unknown) =>
        log.warn({ error: String(error) }, 'outrights could not be priced'),
      )
      await delay(lookEveryMs, undefined, { signal }).catch(() => undefined)
    }
    await giveUpLead(database, { feed, holder }).catch(() => undefined)
  }

  const following = follow()
  return async () => {
    stopped.abort()
    await following
  }
}
