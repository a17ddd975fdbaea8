// SPDX-License-Identifier: Apache-2.0
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { eventsToFollow } from '../feed-event-store.ts'
import { applyToEvent } from './apply-to-event.ts'

const mostAtOnce = 500
const mostRounds = 40

/**
 * Stops betting on events whose producer is not up, and lets it go on where it is up again. Works from what is stored, so that whatever a
 * process did not finish is done by the next look.
 */
export async function followProducers(deps: SportsbookDeps): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const eventIds = await eventsToFollow(deps.database, 'push', mostAtOnce)
    for (const eventId of eventIds)
      await deps.database.transaction((tx) => applyToEvent(tx, deps, eventId, undefined))
    if (eventIds.length < mostAtOnce) return
  }
}
