// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { giveUpLead, takeLead } from '../take-lead.ts'
import { type PushedPitches, pushPitches } from './pitch/push-pitches.ts'
import type { ReplayClock } from './replay-clock.ts'
import { planReplay, playDue } from './run-replay.ts'

const feed = 'replay'
/** Markets are suspended within 200 ms of what happens. */
const lookEveryMs = 80
const planEveryMs = 1_000
const pitchEveryMs = 1_000
const leadMs = 5_000
const afterFailureMs = 2_000

/**
 * Plays the built-in feed as long as this process leads it; one of several processes does. Returns a function
 * that stops it, waits for its end and lets another process go on.
 */
export function followReplay(deps: SportsbookDeps): () => Promise<void> {
  const { database, chance, clock: time, log } = deps
  const stopped = new AbortController()
  const { signal } = stopped
  const holder = chance.bytes(9).toString('base64url')
  let clock: ReplayClock | undefined
  let plannedMs = -Infinity
  let pitchMs = -Infinity
  const pitches: PushedPitches = new Map()

  async function look(): Promise<void> {
    const nowMs = time.now()
    if (nowMs - plannedMs >= planEveryMs) {
      const leads = await takeLead(database, { feed, holder, nowMs, untilMs: nowMs + leadMs })
      clock = leads ? await planReplay(deps) : undefined
      plannedMs = nowMs
    }
    if (!clock) return
    await playDue(deps, clock)
    if (nowMs - pitchMs < pitchEveryMs) return
    pitchMs = nowMs
    await pushPitches(deps, clock, pitches)
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await look().then(
        () => lookEveryMs,
        (error: unknown) => {
          log.warn({ error: String(error) }, 'the built-in feed could not be played on')
          clock = undefined
          return afterFailureMs
        },
      )
      await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    }
    await giveUpLead(database, { feed, holder }).catch(() => undefined)
  }

  const following = follow()
  return async () => {
    stopped.abort()
    await following
  }
}
