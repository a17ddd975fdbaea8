// SPDX-License-Identifier: Apache-2.0
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { changeFeedHealth } from '../health/change-health.ts'
import { type FeedHealth, inState, withRefusal } from '../health/feed-health.ts'
import { healthOfFeeds } from '../health/health-store.ts'
import { askPushFeed, type PushFeedSetting } from './ask-push-feed.ts'
import { followProducers } from './follow-producers.ts'
import { afterSilence, needsRecovery, startRecovery } from './producer-health.ts'
import { producers } from './producers.ts'

/** Everything that is due now: silent producers go down, what is missing is requested, and events follow. */
export async function lookAfterPushFeed(deps: SportsbookDeps): Promise<void> {
  await deps.settings.refresh()
  const setting = await deps.settings.read('sportsbook.pushFeed')
  const nowMs = deps.clock.now()
  for (const health of await healthOfFeeds(deps.database, 'push')) {
    if (afterSilence(health, nowMs) !== health) await changeFeedHealth(deps, health, afterSilence)
    else if (setting.secret !== '' && needsRecovery(health, nowMs)) await recover(deps, setting, health)
  }
  await followProducers(deps)
}

/** Requests what is missing. The number under which it comes is stored first, as the answer may be quicker than we are. */
async function recover(
  deps: SportsbookDeps,
  setting: PushFeedSetting,
  { feed, part }: FeedHealth,
): Promise<void> {
  const producer = producers[Number(part)]
  if (!producer) return
  let starts = false
  const started = await changeFeedHealth(deps, { feed, part }, (health, nowMs) => {
    starts = needsRecovery(health, nowMs)
    return starts ? startRecovery(health, nowMs) : health
  })
  if (!starts) return
  try {
    await askPushFeed(deps.outbound, setting, {
      method: 'POST',
      path: `/v1/${producer.name}/recovery/initiate_request?${queryOf(started, setting, deps.clock.now(), producer.longestMs)}`,
    })
  } catch (error) {
    deps.log.warn(
      { producer: part, error: String(error) },
      'what is missing of the push feed could not be requested',
    )
    await changeFeedHealth(deps, { feed, part }, (health, nowMs) =>
      health.recoveryId === started.recoveryId && health.state === 'recovering'
        ? withRefusal(inState(health, 'down', nowMs), 'what is missing could not be requested', nowMs)
        : health,
    )
  }
}

/** From when on messages are missing; without it the feed sends how everything stands now. */
function queryOf(
  { completeToMs, recoveryId }: FeedHealth,
  { nodeId }: PushFeedSetting,
  nowMs: number,
  longestMs: number,
): string {
  const query = new URLSearchParams({ request_id: String(recoveryId), node_id: String(nodeId) })
  if (completeToMs !== undefined && nowMs - completeToMs < longestMs) query.set('after', String(completeToMs))
  return query.toString()
}
