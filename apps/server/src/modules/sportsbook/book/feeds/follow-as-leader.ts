// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import type { FeedName } from '../events/event.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { giveUpLead, takeLead } from '../take-lead.ts'

const lookEveryMs = 1_000
const leadMs = 5_000
const afterFailureMs = 2_000

/**
 * Looks after a feed once a second as long as this process leads it; one of several processes does. Returns a function that stops it,
 * waits for its end and lets another process go on.
 */
export function followAsLeader(
  { database, chance, clock, log }: SportsbookDeps,
  feed: FeedName,
  look: () => Promise<void>,
): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped
  const holder = chance.bytes(9).toString('base64url')

  async function lookAsLeader(): Promise<number> {
    try {
      const nowMs = clock.now()
      if (await takeLead(database, { feed, holder, nowMs, untilMs: nowMs + leadMs })) await look()
      return lookEveryMs
    } catch (error) {
      log.warn({ feed, error: String(error) }, 'a feed of the sportsbook could not be followed')
      return afterFailureMs
    }
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) await delay(await lookAsLeader(), undefined, { signal }).catch(() => undefined)
    await giveUpLead(database, { feed, holder }).catch(() => undefined)
  }

  const following = follow()
  return async () => {
    stopped.abort()
    await following
  }
}
