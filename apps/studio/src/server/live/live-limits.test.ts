// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { crashPoint, timeOf } from '../../games/crash/maths.ts'
import { outcomeHash } from '../../fair/chain.ts'
import { systemChance } from '../chance.ts'
import type { StudioParts } from '../studio.ts'
import { connectLive, type LiveClient } from '../testing/live-client.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
let server: TestStudio
afterEach(() => server.close())

/** A studio behind a trusted proxy; silent connections may stay unless a test says otherwise. */
async function opened(liveLimits: StudioParts['liveLimits'] = {}): Promise<void> {
  server = await testStudio(
    { liveLimits: { helloWithinMs: MINUTE_MS, ...liveLimits } },
    { trustedProxies: ['127.0.0.1'] },
  )
}

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

/** A connection that has sent nothing yet. */
const connected = (address = '203.0.113.7'): Promise<LiveClient> =>
  connectLive(server.studio.address, undefined, from(address))

/** The status that refuses one more connection, or `open`. */
async function outcome(address?: string): Promise<string> {
  try {
    await connected(address)
    return 'open'
  } catch (error) {
    return /\d{3}/.exec(String(error))?.[0] ?? String(error)
  }
}

async function inTurn(addresses: readonly (string | undefined)[]): Promise<string[]> {
  const outcomes: string[] = []
  for (const address of addresses) outcomes.push(await outcome(address))
  return outcomes
}

const greeted = (session: string, address = '203.0.113.7'): Promise<LiveClient> =>
  connectLive(server.studio.address, { type: 'hello', session }, from(address))

/** A connection at the crash table that has received it. */
async function watching(user: string): Promise<LiveClient> {
  const live = await greeted(await server.launch('crash', user))
  await live.next('table')
  return live
}

describe('the number of live connections of the studio', () => {
  it('is bounded for an address, an IPv6 network counts as one, and a closed connection makes room', async () => {
    await opened({ connectionsPerAddress: 2 })
    const first = await connected()
    expect(await inTurn([undefined, undefined])).toEqual(['open', '429'])
    expect(await inTurn(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])).toEqual([
      'open',
      'open',
      '429',
      'open',
    ])
    await first.close()
    await expect.poll(() => outcome()).toBe('open')
  })

  it('allows 250 players of an office behind one address, and no more', async () => {
    await opened()
    await Promise.all(Array.from({ length: 250 }, () => connected()))
    expect(await inTurn([undefined, '203.0.113.8'])).toEqual(['429', 'open'])
  })

  it('believes only a trusted proxy about where a connection comes from', async () => {
    server = await testStudio({ liveLimits: { connectionsPerAddress: 2 } })
    expect(await inTurn(['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual(['open', 'open', '429'])
  })

  it('that an address opens in a minute is bounded', async () => {
    await opened({ newPerMinutePerAddress: 3 })
    for (let count = 0; count < 3; count += 1) await (await connected()).close()
    expect(await inTurn([undefined, '203.0.113.8'])).toEqual(['429', 'open'])
    server.clock.advance(MINUTE_MS)
    expect(await outcome()).toBe('open')
  })

  it('is bounded for a player, whatever their address', async () => {
    await opened({ connectionsPerPlayer: 2 })
    const session = await server.launch('crash', 'many')
    const first = await greeted(session)
    await first.next('table')
    await (await greeted(await server.launch('crash', 'many'), '203.0.113.8')).next('table')
    const third = await greeted(session, '203.0.113.9')
    expect((await third.next('refused')).code).toBe('studio.tooManyRequests')
    expect(await third.closed).toBe(1013)
    await watching('another')
    await first.close()
    await expect
      .poll(async () => {
        const again = await greeted(session)
        return Promise.race([again.next('table').then(() => 'table'), again.closed])
      })
      .toBe('table')
  })

  it('is bounded in total', async () => {
    await opened({ connections: 3 })
    expect(await inTurn(['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])).toEqual([
      'open',
      'open',
      'open',
      '503',
    ])
  })

  it('is not used up by clients that never identify themselves', async () => {
    await opened({ connections: 1, helloWithinMs: 200 })
    const mute = await connected()
    await mute.closed
    await expect.poll(() => outcome()).toBe('open')
  })
})

/** The crash table in a long round, far from its crash. */
async function openLongRound(): Promise<void> {
  await server.studio.table.tick()
  server.clock.advance(5_000)
  await server.studio.table.tick()
}

/** Seeds of a first round that crashes beyond 100x, so that a test can watch it run. */
async function longRound(): Promise<StudioParts> {
  for (;;) {
    const drawn = [systemChance.hex(32), systemChance.hex(32)]
    if (crashPoint(await outcomeHash({ hash: drawn[0]!, salt: drawn[1]! })) < 10_100) continue
    const hex = (bytes: number): string =>
      (bytes === 32 ? drawn.shift() : undefined) ?? systemChance.hex(bytes)
    return { chainLength: 1, chance: { ...systemChance, hex } }
  }
}

describe('a live connection of the studio', () => {
  it('that floods is closed for it, while a bystander at the crash table still gets every frame', async () => {
    await opened()
    // Launched before the round's seeds are prepared: a player's own seed would be drawn from them.
    const [calmSession, floodSession] = [
      await server.launch('crash', 'calm'),
      await server.launch('crash', 'flood'),
    ]
    await server.restart(await longRound())
    const [calm, flood] = [await greeted(calmSession), await greeted(floodSession)]
    for (const live of [calm, flood]) await live.next('table')
    await openLongRound()
    await calm.phase('running')
    for (let count = 0; count < 30_000; count += 1) flood.socket.send('{"type":"hello","session":"x"}')
    const seen: number[] = []
    for (let count = 0; count < 40; count += 1) {
      server.clock.advance(100)
      await server.studio.table.tick()
      seen.push((await calm.next('tick')).hundredths)
    }
    expect(seen).toHaveLength(40)
    expect(seen.toSorted((one, other) => one - other)).toEqual(seen)
    expect(timeOf(seen.at(-1)!)).toBeGreaterThan(3_000)
    expect(await flood.closed).toBe(1008)
    expect(calm.socket.readyState).toBe(calm.socket.OPEN)
  })

  it.each([
    ['messages', (live: LiveClient) => live.socket.send('{}')],
    ['pings', (live: LiveClient) => live.socket.ping()],
    ['pongs', (live: LiveClient) => live.socket.pong()],
  ])('that sends too many %s is closed with 1008', async (_what, say) => {
    await opened()
    const live = await watching('chatty')
    for (let count = 0; count < 20; count += 1) say(live)
    expect(await live.closed).toBe(1008)
  })

  it('that sends parts of an endless message is cut off', async () => {
    await opened()
    const live = await watching('endless')
    for (let count = 0; count < 20; count += 1) live.socket.send('x', { fin: false })
    expect([1006, 1008]).toContain(await live.closed)
  })

  it('that sends too many bytes is closed with 1008, however few messages they are', async () => {
    await opened({
      messages: { atOnce: 1_000, perMinute: 1_000 },
      bytesBetweenLooks: 4_000,
      lookAtBytesEveryMs: 100,
    })
    const live = await watching('wordy')
    for (let count = 0; count < 6; count += 1) live.socket.send('x'.repeat(900))
    expect(await live.closed).toBe(1008)
  })

  it('that sends little may stay', async () => {
    await opened({ pingEveryMs: 300, lookAtBytesEveryMs: 100 })
    const live = await watching('polite')
    for (let count = 0; count < 8; count += 1) {
      live.socket.send('{}')
      await sleep(100)
      server.clock.advance(5_000)
    }
    expect(live.socket.readyState).toBe(live.socket.OPEN)
  })

  it('that does not answer pings is cut off', async () => {
    await opened({ pingEveryMs: 500 })
    const [silent, alive] = [await watching('silent'), await watching('alive')]
    silent.socket.pause()
    const clock = setInterval(() => server.clock.advance(2_000), 100)
    await sleep(2_000)
    silent.socket.resume()
    expect(await silent.closed).toBe(1006)
    clearInterval(clock)
    expect(alive.socket.readyState).toBe(alive.socket.OPEN)
  })
})

describe('the session of a live connection of the studio', () => {
  it('closes it within seconds of its end, but not before', async () => {
    await opened()
    const live = await watching('daily')
    server.clock.advance(DAY_MS - 1_000)
    await sleep(2_500)
    expect(live.socket.readyState).toBe(live.socket.OPEN)
    server.clock.advance(1_000)
    expect((await live.next('refused')).code).toBe('studio.sessionExpired')
    expect(await live.closed).toBe(4001)
  })

  it('closes it when it was deleted, and leaves those of other sessions', async () => {
    await opened()
    const [gone, other] = [await watching('gone'), await watching('other')]
    await server.rows(
      `delete from studio.session where player_id = (select id from studio.player where operator_user = 'gone')`,
    )
    server.clock.advance(31_000)
    expect(await gone.closed).toBe(4001)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
  })
})
