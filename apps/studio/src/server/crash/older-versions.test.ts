// SPDX-License-Identifier: Apache-2.0
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outcomeHash } from '../../fair/chain.ts'
import { crashPoint } from '../../games/crash/maths.ts'
import { connectLive, type LiveClient } from '../testing/live-client.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

/** The lock by which versions up to 0.9 said who runs the live table. */
const TABLE_LOCK = 6_218_440_911
const START = 100_000_000

let server: TestStudio
let clients: LiveClient[]
beforeEach(async () => {
  server = await testStudio({ chainLength: 400 })
  clients = []
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.close()
})

async function watch(session: string): Promise<LiveClient> {
  const live = await connectLive(server.studio.address, { type: 'hello', session })
  clients.push(live)
  return live
}
const tick = () => server.studio.table.tick()
const place = (session: string) => server.ask(session, 'POST', '/api/bets/crash', bet('10', {}))
const balanceOf = (user: string): number => server.wallet.balances.get(user)! - START

/** A process of 0.9 that runs the table: it holds the lock, has its row, and answers what is led to it. */
async function olderProcess() {
  const asked: IncomingMessage[] = []
  const listening = createServer((request, response) => {
    asked.push(request)
    response
      .writeHead(409, { 'content-type': 'application/json' })
      .end('{"error":{"code":"studio.bettingClosed"}}')
  })
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
  const { port } = listening.address() as AddressInfo
  const { database } = server.studio.deps
  const lock = (await database.hold(TABLE_LOCK, () => {}))!
  await server.rows(
    `insert into studio.table_owner (address, secret, taken_at) values ($1, 'of 0.9', now())`,
    [`http://127.0.0.1:${port}`],
  )
  return {
    asked,
    async end() {
      await server.rows(`delete from studio.table_owner where secret = 'of 0.9'`)
      await lock.release()
      listening.closeAllConnections()
      await new Promise((done) => listening.close(done))
    },
  }
}

/** The bet that somebody has just placed here, as 0.9 would have stored it in a round that it did not finish. */
async function asOfOlderVersion(roundId: string, state: 'betting' | 'running'): Promise<string> {
  const [shared] = await server.rows(
    `select shared.id, shared.position, chain.sealed_seed, chain.terminal_hash, chain.length, chain.salt, chain.created_at
    from studio.room_round shared join studio.room_chain chain on chain.id = shared.chain_id order by shared.opened_at desc limit 1`,
  )
  const { id, position, sealed_seed, terminal_hash, length, salt, created_at } = shared!
  const [chain] = await server.rows(
    `insert into studio.crash_chain (sealed_seed, terminal_hash, length, salt, created_at, last_position)
    values ($1, $2, $3, $4, $5, $6) returning id`,
    [sealed_seed, terminal_hash, length, salt, created_at, position],
  )
  await server.rows(
    `insert into studio.crash_round (id, chain_id, position, state, opened_at) values ($1, $2, $3, $4, now())`,
    [id, chain!['id'], position, state],
  )
  await server.rows(
    `update studio.round set crash_round_id = room_round_id, room_round_id = null where id = $1`,
    [roundId],
  )
  for (const table of ['room_input where round_id', 'room_round where id'])
    await server.rows(`delete from studio.${table} = $1`, [id])
  return String(id)
}

describe('beside a version that knows no rooms', () => {
  it('leads players to the process that runs the table, and runs it once that has ended', async () => {
    const older = await olderProcess()
    const session = await server.launch('crash', 'led')
    const live = await watch(session)
    expect(await live.closed).toBe(1012)
    await tick()
    const answer = await place(session)
    expect([answer.status, answer.body.error.code]).toEqual([409, 'studio.bettingClosed'])
    expect(older.asked.map(({ url, headers }) => [url, headers['x-studio-peer']])).toContainEqual([
      '/api/bets/crash',
      'of 0.9',
    ])
    expect(await server.rows('select 1 from studio.room_round')).toEqual([])
    await older.end()
    server.studio.table.ownership.forget()
    const again = await watch(session)
    await again.next('table')
    await tick()
    await again.phase('betting')
    expect((await place(session)).status).toBe(200)
  })

  it('keeps such a process from running the table as long as it runs it itself', async () => {
    const session = await server.launch('crash', 'kept')
    const live = await watch(session)
    await live.next('table')
    await tick()
    await live.phase('betting')
    expect(await server.studio.deps.database.hold(TABLE_LOCK, () => {})).toBeUndefined()
    expect(await server.rows('select address from studio.table_owner')).toEqual([
      { address: server.studio.address },
    ])
    await server.studio.table.stop()
    const lock = await server.studio.deps.database.hold(TABLE_LOCK, () => {})
    expect(lock).toBeDefined()
    await lock!.release()
    expect(await server.rows('select 1 from studio.table_owner')).toEqual([])
  })

  it.each(['betting', 'running'] as const)(
    'pays back once what such a process left while it was %s, and publishes its link',
    async (state) => {
      const session = await server.launch('crash', 'left')
      const live = await watch(session)
      await live.next('table')
      await tick()
      await live.phase('betting')
      const { body } = await place(session)
      expect(balanceOf('left')).toBe(-1_000_000)
      const { links, salt, position } = await server.secretChain()
      const tableRoundId = await asOfOlderVersion(body.round.id, state)
      await server.restart()
      const watcher = await watch(session)
      await watcher.next('table')
      await tick()
      await watcher.phase('betting')
      for (let times = 0; times < 2; times += 1) await server.recover()
      expect(balanceOf('left')).toBe(0)
      const { body: answer } = await server.ask(undefined, 'GET', `/api/verify/table/${tableRoundId}`)
      expect(answer.round).toMatchObject({
        hash: links[position],
        pointHundredths: crashPoint(await outcomeHash({ hash: links[position]!, salt })),
      })
      const [round] = await server.rows('select state from studio.crash_round where id = $1', [tableRoundId])
      expect(round).toEqual({ state: 'voided' })
    },
  )
})
