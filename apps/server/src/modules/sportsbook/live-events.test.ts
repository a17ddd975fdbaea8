// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import type { LiveWirePayload } from '@tessera/contract'
import { expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { openSportsbookTestServer } from './sportsbook-for-tests.ts'

type Message = LiveWirePayload<'sportsbook.event'>

/** An open page that watches events, and what it receives about them. */
async function openPage(server: TestServer, watch: readonly string[]) {
  const { port } = server.app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { host: 'localhost:3000' } })
  const received: Message[] = []
  socket.on('message', (data) => {
    const { topic, payload } = JSON.parse(String(data)) as { topic: string; payload: Message }
    if (topic === 'sportsbook.event') received.push(payload)
  })
  await new Promise((open) => socket.on('open', open))
  socket.send(JSON.stringify({ watch }))
  return { socket, received }
}

it('pushes what changes in an event to the pages that watch it, in every process, and to no others', async () => {
  const book = await openSportsbookTestServer(['en-1'], { hoursAhead: 1 })
  const other = await openTestServer({ databaseUrl: book.server.ownerUrl, opensKeys: false })
  try {
    const id = await book.beginOneNil()
    const next = (await book.ask('sportsbook.lobby', {})).soon[0]!
    const goal = (await book.stepsOf(id)).find(({ kind }) => kind === 'goal')!
    // Processes that have not heard of each other for long count as gone, so the clock moves far before they start.
    await book.goTo(goal.atMs - 2_000)
    other.clock.advance(book.server.clock.now() - other.clock.now())
    for (const server of [book.server, other]) {
      await server.app.listen({ host: '127.0.0.1', port: 0 })
      server.start()
    }
    const [here, there, elsewhere] = [
      await openPage(book.server, [id]),
      await openPage(other, [id]),
      await openPage(book.server, [next.id]),
    ]
    const goBothTo = (atMs: number): void => {
      for (const { clock } of [book.server, other]) clock.advance(atMs - clock.now())
    }
    // The processes play by themselves, and have heard of each other.
    await vi.waitFor(
      () => expect(other.platform.live.isOpen(0n) && book.server.platform.live.isOpen(0n)).toBe(true),
      {
        timeout: 15_000,
      },
    )
    goBothTo(goal.atMs)
    for (const page of [here, there])
      await vi.waitFor(
        () => {
          const stopped = page.received.filter((message) => message.stopped === 'goal')
          expect(stopped.length).toBeGreaterThan(0)
          expect(stopped.at(-1)).toMatchObject({ eventId: id, score: { home: 1, away: 0 } })
          expect(stopped.flatMap(({ incidents }) => incidents.map(({ kind }) => kind))).toContain('goal')
          expect(
            stopped.flatMap(({ markets }) => markets).every(({ status }) => status === 'suspended'),
          ).toBe(true)
        },
        { timeout: 20_000 },
      )
    goBothTo(goal.atMs + goal.stop!.seconds * 1_000)
    for (const page of [here, there])
      await vi.waitFor(
        () => {
          const open = page.received
            .filter(({ stopped }) => stopped === null)
            .flatMap(({ markets }) => markets)
          expect(
            open.find(({ type, period }) => type === 'result_1x2' && period === 'regular'),
          ).toMatchObject({
            status: 'open',
          })
        },
        { timeout: 20_000 },
      )
    expect(elsewhere.received.filter(({ eventId }) => eventId === id)).toEqual([])
    for (const { socket } of [here, there, elsewhere]) socket.terminate()
  } finally {
    await Promise.all([other.close(), book.server.close()])
  }
}, 120_000)

it('closes the connection of a page that watches too much or in another form', async () => {
  const server = await openTestServer()
  try {
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    for (const watch of [Array.from({ length: 41 }, (_, index) => String(index)), [1], ['a b'], 'all']) {
      const { socket } = await openPage(server, watch as string[])
      expect(await new Promise((closed) => socket.on('close', closed))).toBe(4001)
    }
  } finally {
    await server.close()
  }
})
