// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Member } from '../../../modules/members/index.ts'
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import {
  auditBooks,
  fundedMember,
  registerVendor,
  startWireTestServer,
  wireClient,
  type WireTestServer,
  type WireVendor,
} from './wire-server-for-tests.ts'

let test: TestDatabase
let testServer: WireTestServer
let vendor: WireVendor
let member: Member
let session: { user: string; token: string }

beforeAll(async () => {
  test = await testDatabase()
  testServer = await startWireTestServer({ databaseUrl: test.url })
  vendor = await registerVendor(testServer.platform.database, 'one')
  member = await fundedMember(testServer.platform.database, 'player')
  const { token, playerRef: user } = await testServer.play.sessions.open({
    memberId: member.id,
    vendorAccountId: 'one',
    currency: 'USD',
    gameCode: 'g-1',
  })
  session = { user, token }
})
afterAll(async () => {
  await testServer.close()
  await test.close()
})

/** A server process that dies after the commit of the first movement, before it answers. */
async function startDyingServer(): Promise<string> {
  const script = fileURLToPath(new URL('./dying-server-for-tests.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: test.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) return line
  throw new Error('the dying server did not start')
}

it('kill the process between commit and answer, then repeat: one movement and the answer that was lost', async () => {
  const client = wireClient(testServer, { ...session, member, vendor })
  const [bet, win] = [randomUUID(), randomUUID()]
  const before = (await client.balance())['balance'] as number
  const dying = wireClient({ ...testServer, url: await startDyingServer() }, { ...session, member, vendor })
  await expect(dying.bet(bet, 100)).rejects.toThrow()
  expect(await client.bet(bet, 100)).toMatchObject({ status: 'RS_OK', balance: before - 100 })
  const dyingToo = wireClient(
    { ...testServer, url: await startDyingServer() },
    { ...session, member, vendor },
  )
  await expect(dyingToo.win(win, bet, 300)).rejects.toThrow()
  expect(await client.win(win, bet, 300)).toMatchObject({ status: 'RS_OK', balance: before + 200 })
  expect(await auditBooks(testServer.platform.database, member.id)).toMatchObject({
    differences: [],
    twice: [],
    cash: BigInt(before + 200) * 10n,
  })
})

/** A connection to the database that can be cut and restored. */
async function cuttableDatabase() {
  const socketPath = `${new URL(test.url).searchParams.get('host') ?? ''}/.s.PGSQL.${new URL(test.url).port || '5432'}`
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(socketPath)
    for (const end of [near, far]) {
      open.add(end)
      end
        .on('error', () => {})
        .on('close', () => {
          open.delete(end)
          near.destroy()
          far.destroy()
        })
    }
    near.pipe(far)
    far.pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const url = new URL(test.url)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.delete('host')
  return {
    url: url.toString(),
    cut: async () => {
      const closed = once(server.close(), 'close')
      for (const end of open) end.destroy()
      await closed
    },
    join: async () => {
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
  }
}

it('while the database is unavailable: 503 for everything, nothing moved, and recovery without a restart', async () => {
  const database = await cuttableDatabase()
  const cutOff = await startWireTestServer({ databaseUrl: database.url })
  const client = wireClient(cutOff, { ...session, member, vendor })
  const before = (await client.balance())['balance'] as number
  const bet = randomUUID()
  await database.cut()
  for (const send of [
    () => client.bet(bet, 100),
    () => client.balance(),
    () => client.rollback(randomUUID(), randomUUID()),
    () => client.win(randomUUID(), bet, 1),
  ]) {
    expect(await send()).toMatchObject({ http: 503, status: 'RS_ERROR_UNKNOWN' })
  }
  await database.join()
  await expect.poll(async () => (await client.bet(bet, 100))['status']).toBe('RS_OK')
  expect(await client.balance()).toMatchObject({ status: 'RS_OK', balance: before - 100 })
  await cutOff.close()
  await database.cut()
  expect((await auditBooks(testServer.platform.database, member.id)).differences).toEqual([])
})
