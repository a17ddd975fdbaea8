// SPDX-License-Identifier: Apache-2.0
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { changeFeedHealth, noteRefusal } from '../health/change-health.ts'
import { noteMessage } from '../health/health-store.ts'
import { RefusedMessage } from '../refused-message.ts'
import { applyToEvent } from './apply-to-event.ts'
import type { PushFeedSetting } from './ask-push-feed.ts'
import type { PushEvents } from './find-push-event.ts'
import { followProducers } from './follow-producers.ts'
import { afterAlive, afterSnapshot } from './producer-health.ts'
import { producers } from './producers.ts'
import type { AliveMessage, PushMessage, SnapshotMessage } from './push-message.ts'
import { readMessage } from './read-message.ts'

/** What becomes of a message: taken or of no use, never to be taken, or to be sent again. */
export type Receipt = 'taken' | 'refused' | 'later'

/**
 * Takes a message whose sender is known. When it is taken, everything that comes of it is committed; a sender that got no answer
 * sends it again.
 */
export async function receiveMessage(
  deps: SportsbookDeps,
  events: PushEvents,
  setting: PushFeedSetting,
  body: Uint8Array,
): Promise<Receipt> {
  let message: PushMessage | undefined
  try {
    message = readMessage(decode(body), deps.clock.now())
    if (message && producers[message.product]) await takeMessage(deps, events, setting, message)
    return 'taken'
  } catch (error) {
    if (error instanceof RefusedMessage) {
      await noteRefusal(deps, 'push', error.message)
      return 'refused'
    }
    deps.log.warn(
      { kind: message?.kind, error: String(error) },
      'a message of the push feed has to be sent again',
    )
    return 'later'
  }
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new RefusedMessage('it is not UTF-8')
  }
}

async function takeMessage(
  deps: SportsbookDeps,
  events: PushEvents,
  setting: PushFeedSetting,
  message: PushMessage,
): Promise<void> {
  if (message.kind === 'alive' || message.kind === 'snapshot_complete') return takeSign(deps, message)
  const eventId = await events.find(setting, message.eventId)
  if (eventId === undefined) return
  await deps.database.transaction((tx) => applyToEvent(tx, deps, eventId, message))
  await noteMessage(
    deps.database,
    { feed: 'push', part: String(message.product) },
    { sentMs: message.sentMs, nowMs: deps.clock.now() },
  )
}

/** A sign of life, or the end of a recovery. Where a producer is up no longer, or again, its markets follow at once. */
async function takeSign(deps: SportsbookDeps, message: AliveMessage | SnapshotMessage): Promise<void> {
  let was: string | undefined
  const { state } = await changeFeedHealth(
    deps,
    { feed: 'push', part: String(message.product) },
    (health, nowMs) => {
      was = health.state
      return message.kind === 'alive'
        ? afterAlive(health, message, nowMs)
        : afterSnapshot(health, message, nowMs)
    },
  )
  if (state !== was) await followProducers(deps)
}
