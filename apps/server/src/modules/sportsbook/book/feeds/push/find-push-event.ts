// SPDX-License-Identifier: Apache-2.0
import { eventNamed } from '../../events/event-store.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { putOnEvent } from '../put-on-event.ts'
import { askPushFeed, type PushFeedSetting } from './ask-push-feed.ts'
import { readFixture } from './read-fixture.ts'

const mostRemembered = 20_000
const rememberedMs = 3_600_000

/** Finds the events that messages are about; one that is new is asked for and put on. */
export interface PushEvents {
  /** Undefined for an event of a sport that the book does not have. Throws if the feed does not answer. */
  find(setting: PushFeedSetting, externalId: string): Promise<bigint | undefined>
}

export function createPushEvents({ database, outbound, clock }: SportsbookDeps): PushEvents {
  /** Events of other sports, and until when they are not asked for again. */
  const others = new Map<string, number>()
  const asked = new Map<string, Promise<bigint | undefined>>()

  async function ask(setting: PushFeedSetting, externalId: string): Promise<bigint | undefined> {
    const text = await askPushFeed(outbound, setting, {
      method: 'GET',
      path: `/v1/sports/en/sport_events/${externalId}/fixture.xml`,
    })
    const fixture = readFixture(text, externalId)
    if (fixture) return database.transaction((tx) => putOnEvent(tx, fixture, clock.now()))
    for (const oldest of others.keys()) {
      if (others.size < mostRemembered) break
      others.delete(oldest)
    }
    others.set(externalId, clock.now() + rememberedMs)
    return undefined
  }

  return {
    async find(setting, externalId) {
      if ((others.get(externalId) ?? 0) > clock.now()) return undefined
      const known = await eventNamed(database, 'push', externalId)
      if (known !== undefined) return known
      // Many messages about a new event come at once; the feed is asked once.
      const running =
        asked.get(externalId) ?? ask(setting, externalId).finally(() => asked.delete(externalId))
      asked.set(externalId, running)
      return running
    },
  }
}
