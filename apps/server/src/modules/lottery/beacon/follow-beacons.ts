// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import { makeDueDraws } from '../draws/make-draw.ts'
import { openDraws } from '../draws/open-draws.ts'
import { settleDraws } from '../draws/settle-draws.ts'
import { createFeedFollower } from '../feed/follow-feed.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { missingRounds } from './beacon-store.ts'

const everyMs = 500
/** A beacon that stays away is asked less and less often. */
const seldomMs = 8_000

/**
 * Makes draws whose round appears between two runs of the job, within a second of it, and puts the first
 * draws on sale as soon as the beacon is there after a start; follows results that operators enter. Returns a function that stops it and waits for
 * its end.
 */
export function followBeacons(deps: LotteryDeps): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped
  let onSale = false
  let pauseMs = everyMs
  const followFeed = createFeedFollower(deps)
  const look = async (): Promise<void> => {
    await followFeed()
    if (!onSale) onSale = await openDraws(deps, deps.clock.now())
    const allMade = await makeWaitingDraws(deps)
    pauseMs = onSale && allMade ? everyMs : Math.min(2 * pauseMs, seldomMs)
  }
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      await look().catch((error: unknown) =>
        deps.log.warn({ error: String(error) }, 'draws that wait for their beacon were not made'),
      )
      await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const following = follow()
  return async () => {
    stopped.abort()
    await following
  }
}

/** Makes the draws that wait for a round and whose round is there now; false while some go on waiting. */
export async function makeWaitingDraws(deps: LotteryDeps): Promise<boolean> {
  const nowMs = deps.clock.now()
  if ((await missingRounds(deps.database, nowMs, 1)).length === 0) return true
  await makeDueDraws(deps, nowMs)
  await settleDraws(deps)
  return (await missingRounds(deps.database, nowMs, 1)).length === 0
}
