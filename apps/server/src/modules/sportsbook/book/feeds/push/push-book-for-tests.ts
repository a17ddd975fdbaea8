// SPDX-License-Identifier: Apache-2.0
import type { CallClient } from '../../../../../testing/call-client.ts'
import { openBookTestServer, type BookTestServer } from '../../../book-for-tests.ts'
import { eventNamed } from '../../events/event-store.ts'
import { lookAfterPushFeed } from './look-after-push-feed.ts'
import { matchId, openPushFeedForTests, type PushFeedForTests } from './push-feed-for-tests.ts'

/** The installation of the test that runs, the other side of its feed, and when its messages were recorded. */
export let book: BookTestServer
export let feed: PushFeedForTests
export let recordedMs: number

/** Does what the process that looks after the feed does every second. */
export const look = (): Promise<void> => lookAfterPushFeed(book.server.modules.sportsbookDeps)
/** Lets time pass. */
export const wait = (ms: number): void => book.server.clock.advance(ms)
/** The recorded match. */
export const eventId = async (): Promise<bigint> =>
  (await eventNamed(book.server.platform.database, 'push', matchId))!
let pages = 0
/** In a language of its own each time, as answers are the same for a while. */
export const page = async () => {
  pages += 1
  return (
    await book.server
      .program()
      .call('sportsbook.event', { eventId: String(await eventId()), language: `t${pages}` })
  ).envelope.value
}
/** A market of the recorded match. */
export const market = async (type: string, line: number | null = null) =>
  (await page()).markets.find((each) => each.type === type && each.line === line)
let watch: { operator: CallClient; atMs: number } | undefined
let watchers = 0
/** An operator whose session has not ended. */
const watcher = async (): Promise<CallClient> => {
  const nowMs = book.server.clock.now()
  if (!watch || Math.abs(nowMs - watch.atMs) > 300_000) {
    watchers += 1
    watch = { operator: await book.server.operator(`watch${watchers}`, 'support'), atMs: nowMs }
  }
  return watch.operator
}
/** How the producers do, as the console shows it. */
export const health = async () =>
  (await (await watcher()).call('backoffice.sportsbookFeeds', {})).envelope.value.list
/** What operators are alerted to. */
export const alerts = async (): Promise<string[]> => {
  const { list } = (await (await watcher()).call('backoffice.alerts', { pageSize: 100 })).envelope.value
  return list.map(({ source }) => source)
}
/** The producer is alive, and what it has sent is complete. */
export const bringUp = async (): Promise<void> => {
  await feed.alive()
  await look()
  await feed.complete()
}
/** Opens an installation and the other side of the feed, which is off. */
export const open = async (): Promise<void> => {
  book = await openBookTestServer()
  watch = undefined
  recordedMs = book.server.clock.now()
  feed = await openPushFeedForTests(book.server, recordedMs)
}
/** Ends both. */
export const close = async (): Promise<void> => {
  await feed.close()
  await book.server.close()
}
