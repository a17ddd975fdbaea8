// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import type { LiveWirePayload } from '@tessera/contract'
import { WebSocket } from 'ws'
import type { TestServer } from '../../testing/server-for-tests.ts'

interface Messages {
  'sportsbook.event': LiveWirePayload<'sportsbook.event'>
  'sportsbook.pitch': LiveWirePayload<'sportsbook.pitch'>
}
type Topic = keyof Messages

/** An open page that watches events. */
export interface WatchingPage {
  /** What it has received of a topic so far. */
  received<Name extends Topic>(topic: Name): Messages[Name][]
  /** Calls back with each further message, until the returned function is called. */
  onMessage<Name extends Topic>(topic: Name, listener: (payload: Messages[Name]) => void): () => void
  close(): void
}

/** Opens the live connection of a page that watches these events, to a server that listens. */
export async function openWatchingPage(
  server: TestServer,
  eventIds: readonly string[],
): Promise<WatchingPage> {
  const { port } = server.app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { host: 'localhost:3000' } })
  const all: { topic: string; payload: never }[] = []
  const listeners = new Set<(topic: string, payload: never) => void>()
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { topic: string; payload: never }
    all.push(message)
    for (const listener of listeners) listener(message.topic, message.payload)
  })
  await new Promise((open) => socket.on('open', open))
  socket.send(JSON.stringify({ watch: eventIds }))
  return {
    received: (name) => all.filter(({ topic }) => topic === name).map(({ payload }) => payload),
    onMessage(name, listener) {
      const receive = (topic: string, payload: never): void => {
        if (topic === name) listener(payload)
      }
      listeners.add(receive)
      return () => void listeners.delete(receive)
    },
    close: () => socket.terminate(),
  }
}

/**
 * How many milliseconds pass from the moment at which betting on an event must stop until a page that watches it
 * knows that none of its markets takes bets. `happen` brings that moment about. Rejects after `patienceMs`.
 */
export function measureSuspension(
  page: WatchingPage,
  happen: () => void,
  patienceMs = 10_000,
): Promise<number> {
  return new Promise((measured, failed) => {
    let dueMs = Infinity
    const timer = setTimeout(() => {
      stop()
      failed(new Error(`No page knew of a suspension within ${patienceMs} ms`))
    }, patienceMs)
    const stop = page.onMessage('sportsbook.event', ({ stopped, markets }) => {
      if (stopped === null || markets.some(({ status }) => status === 'open')) return
      clearTimeout(timer)
      stop()
      measured(performance.now() - dueMs)
    })
    dueMs = performance.now()
    happen()
  })
}
