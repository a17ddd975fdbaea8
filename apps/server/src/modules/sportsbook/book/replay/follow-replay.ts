// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
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
  let leads = false
  let clock: ReplayClock | undefined
  let ledMs = -Infinity
  const pitches: PushedPitches = new Map()
  // Both take many statements, for which no incident may wait.
  const planning = createChore(planEveryMs, () =>
    planReplay(deps, (set) => {
      clock = set
    }),
  )
  const pushing = createChore(pitchEveryMs, async () => {
    if (clock) await pushPitches(deps, clock, pitches)
  })

  async function look(): Promise<void> {
    const nowMs = time.now()
    if (nowMs - ledMs >= planEveryMs) {
      leads = await takeLead(database, { feed, holder, nowMs, untilMs: nowMs + leadMs })
      ledMs = nowMs
    }
    if (!leads) {
      clock = undefined
      return
    }
    planning.begin(nowMs)
    if (!clock) return
    await playDue(deps, clock)
    pushing.begin(nowMs)
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await look().then(
        () => lookEveryMs,
        (error: unknown) => {
          notPlayed(error)
          return afterFailureMs
        },
      )
      await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    }
    await Promise.all([planning.end(), pushing.end()])
    await giveUpLead(database, { feed, holder }).catch(() => undefined)
  }

  function notPlayed(error: unknown): void {
    log.warn({ error: String(error) }, 'the built-in feed could not be played on')
  }

  /** What is done again and again beside the looks, once at a time. */
  function createChore(everyMs: number, work: () => Promise<unknown>) {
    let begunMs = -Infinity
    let running: Promise<unknown> | undefined
    return {
      begin(nowMs: number): void {
        if (running || nowMs - begunMs < everyMs) return
        begunMs = nowMs
        running = work()
          .catch(notPlayed)
          .finally(() => {
            running = undefined
          })
      },
      async end(): Promise<void> {
        await running
      },
    }
  }

  const following = follow()
  return async () => {
    stopped.abort()
    await following
  }
}
