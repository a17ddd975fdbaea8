// SPDX-License-Identifier: Apache-2.0
import { spawn, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { units } from '@tessera/rules/money'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { WebSocket } from 'ws'
import { signatureHeader, signatureOf } from '../../adapters/vendors/hub88/signature.ts'
import {
  checkInvariants,
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
} from '../../modules/ledger/index.ts'
import { addVendor } from '../../modules/play/index.ts'
import { bareEnvironment } from '../../testing/bare-environment.ts'
import { freePort } from '../../testing/free-port.ts'
import { openTestProxy, type TestProxy } from '../../testing/haproxy-for-tests.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { studioTestDatabase, testDatabase, type TestDatabase } from '../../testing/test-database.ts'

/**
 * A proxy comes with the system, not with npm, and seven processes end and start: this is among the long
 * tests.
 */
const long = Boolean(process.env['LONG_TESTS'])
const scripts = { platform: '../start.ts', studio: '../../../../studio/src/server/start.ts' }

interface Running {
  port: number
  child: ChildProcess
  ended: Promise<number | null>
  output: () => string
  environment: Record<string, string | undefined>
  script: string
}

function start(script: string, port: number, environment: Record<string, string | undefined>): Running {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: { ...bareEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      output = (output + piece.toString()).slice(-20_000)
    })
  return {
    port,
    child,
    environment,
    script,
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  }
}

async function untilReady({ port, child, output }: Running): Promise<void> {
  while (
    !(await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`a process did not start: ${output()}`)
    await sleep(100)
  }
}

describe.runIf(long)('a release that is rolled out process by process', { timeout: 1_200_000 }, () => {
  let database: TestDatabase
  let studioDatabase: TestDatabase
  let server: TestServer
  let proxy: TestProxy
  let vendor: { key: KeyObject; user: string; token: string }
  let session: string
  const processes: Running[] = []

  beforeAll(async () => {
    ;[database, studioDatabase] = [await testDatabase(), await studioTestDatabase()]
    // Creates accounts over the same database; separate processes serve.
    server = await openTestServer({ databaseUrl: database.url })
    await server.platform.settings.write('identity.botCheck', false, 'test')
    server.clock.advance(Date.now() - server.clock.now())
    session = (await server.member('player')).token ?? ''
    vendor = await openVendor(server)
    const shared = {
      DATA_DIR: server.dataDir,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      DRAW_AHEAD: 'no',
      DRAIN_SECONDS: '6',
    }
    const run = async (script: string, url: string, roles?: string): Promise<Running> => {
      const port = await freePort()
      const own =
        script === scripts.studio
          ? { STUDIO_PORT: String(port) }
          : { PORT: String(port), OPERATOR_PRIVATE_KEY: inject('operatorKeyPem') }
      const process = start(script, port, {
        ...shared,
        ...own,
        DATABASE_URL: url,
        ...(roles ? { ROLES: roles } : {}),
      })
      processes.push(process)
      await untilReady(process)
      return process
    }
    const ports = async (count: number, script: string, url: string, roles?: string): Promise<number[]> => {
      const found: number[] = []
      for (let n = 0; n < count; n += 1) found.push((await run(script, url, roles)).port)
      return found
    }
    const site = {
      ports: await ports(2, scripts.platform, database.url, 'api'),
      livePorts: await ports(2, scripts.platform, database.url, 'live'),
    }
    await run(scripts.platform, database.url, 'worker')
    proxy = await openTestProxy([
      { name: 'site', ...site },
      { name: 'studio', ports: await ports(2, scripts.studio, studioDatabase.url) },
    ])
  }, 600_000)
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL')
    await Promise.all(processes.map(({ ended }) => ended))
    await proxy?.close()
    await server?.close()
    await database?.close()
    await studioDatabase?.close()
  })

  /** The vendor of the bets, and a game session of the member with plenty of money. */
  async function openVendor({ platform, modules }: TestServer): Promise<typeof vendor> {
    const member = await modules.identity.resolveMember(session, { cookies: {}, brandCode: 'brand1' })
    if (!member) throw new Error('the member has no session')
    const id = member.memberId
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    await platform.database.transaction(async (tx) => {
      const { cash } = await openAccounts(tx, ownerOfMember(id), 'USD')
      await post(tx, [
        {
          from: await operatorAccount(tx, 'test', 'USD'),
          to: cash,
          amount: units(100_000),
          cause: 'test',
          externalId: 'rolling',
          kind: 'deposit',
        },
      ])
      await addVendor(tx, {
        id: 'rolling',
        protocol: 'hub88',
        publicKeyPem,
        operatorId: 'brand1',
        games: [{ code: 'g-1', name: 'g-1' }],
      })
    })
    const { token, playerRef } = await modules.play.sessions.open({
      memberId: id,
      vendorAccountId: 'rolling',
      currency: 'USD',
      gameCode: 'g-1',
    })
    return { key: privateKey, user: playerRef, token }
  }

  /** The load while processes end and start: it never stops by itself. */
  function keepPlaying() {
    const failures: string[] = []
    const acknowledged: string[] = []
    const stop = new AbortController()
    async function wire(path: string, fields: object): Promise<boolean> {
      const body = JSON.stringify({
        user: vendor.user,
        token: vendor.token,
        request_uuid: randomUUID(),
        round: 'r',
        game_code: 'g-1',
        currency: 'USD',
        amount: 100_000,
        ...fields,
      })
      const answer = await fetch(`${proxy.addressOf('site')}/vendors/hub88/rolling${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, vendor.key) },
      })
      const text = await answer.text()
      if (answer.status === 200 && text.includes('"RS_OK"')) return true
      failures.push(`${path} ${answer.status} ${text}`)
      return false
    }
    async function bets(): Promise<void> {
      const [bet, win] = [randomUUID(), randomUUID()]
      if (!(await wire('/transaction/bet', { transaction_uuid: bet }))) return
      acknowledged.push(bet)
      if (await wire('/transaction/win', { transaction_uuid: win, reference_transaction_uuid: bet }))
        acknowledged.push(win)
    }
    const ask =
      (address: string, status: number, headers = {}) =>
      async (): Promise<void> => {
        const answer = await fetch(address, { headers })
        await answer.arrayBuffer()
        if (answer.status !== status) failures.push(`${address} ${answer.status}`)
      }
    const works = [
      bets,
      bets,
      bets,
      ask(`${proxy.addressOf('site')}/wps/v2/wallets/balance`, 200, { authorization: `Bearer ${session}` }),
      ask(`${proxy.addressOf('site')}/wps/relay/MCSFE_getListAnnouncements`, 200),
      ask(`${proxy.addressOf('studio')}/api/verify/rounds/${randomUUID()}`, 404),
    ]
    const working = works.map(async (work) => {
      while (!stop.signal.aborted) {
        await work().catch((error: unknown) =>
          failures.push(String(error instanceof Error ? (error.cause ?? error) : error)),
        )
        // At the pace of one person, not of a flood.
        await sleep(120)
      }
    })
    return {
      failures,
      acknowledged,
      async stop() {
        stop.abort()
        await Promise.all(working)
      },
    }
  }

  /** An open page: it reconnects as the site's pages do. */
  function openPage() {
    const page = {
      greetings: 0,
      balances: 0,
      closes: [] as number[],
      refusals: [] as string[],
      isOpen: false,
      leave: () => undefined as void,
    }
    let left = false
    function connect(): void {
      const line = new WebSocket(`${proxy.addressOf('site').replace('http', 'ws')}/live`)
      page.leave = () => {
        left = true
        line.close()
      }
      line.on('open', () => line.send(JSON.stringify({ kind: 'member', token: session })))
      line.on('message', (data) => {
        const { topic } = JSON.parse(String(data)) as { topic: string }
        if (topic === 'hello') {
          page.greetings += 1
          page.isOpen = true
        }
        if (topic === 'wallet.balance') page.balances += 1
      })
      line.on('error', (error) => page.refusals.push(error.message))
      line.on('close', (code) => {
        page.isOpen = false
        if (left) return
        page.closes.push(code)
        setTimeout(connect, 500 + Math.random() * 500)
      })
    }
    connect()
    return page
  }

  it('fails no call, loses no acknowledged bet, and its open pages reconnect by themselves', async () => {
    const pages = Array.from({ length: 12 }, openPage)
    await expect.poll(() => pages.every(({ isOpen }) => isOpen)).toBe(true)
    await expect
      .poll(() => Promise.all(['site', 'site-live', 'studio'].map(proxy.countUp)))
      .toEqual([2, 2, 2])
    const playing = keepPlaying()
    for (const [index, { child, ended, port, script, environment, output }] of processes.entries()) {
      const before = playing.acknowledged.length
      child.kill('SIGTERM')
      expect(await ended, output()).toBe(0)
      // Play continues while one of them is down.
      await expect.poll(() => playing.acknowledged.length).toBeGreaterThan(before)
      processes[index] = start(script, port, environment)
      await untilReady(processes[index]!)
      await expect
        .poll(() => Promise.all(['site', 'site-live', 'studio'].map(proxy.countUp)))
        .toEqual([2, 2, 2])
    }
    await expect.poll(() => pages.every(({ isOpen }) => isOpen)).toBe(true)
    const seen = pages.map(({ balances }) => balances)
    await expect.poll(() => pages.every(({ balances }, n) => balances > seen[n]!)).toBe(true)
    await playing.stop()
    for (const { leave } of pages) leave()

    expect(playing.failures).toEqual([])
    expect(pages.flatMap(({ refusals }) => refusals)).toEqual([])
    expect(new Set(pages.flatMap(({ closes }) => closes))).toEqual(new Set([1012]))
    const owner = new pg.Client({ connectionString: database.url })
    await owner.connect()
    const { rows } = await owner.query<{ id: string }>('select tx_id::text as id from play_transaction')
    await owner.end()
    const stored = new Set(rows.map(({ id }) => id))
    expect(playing.acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect((await checkInvariants(server.platform.database, Date.now())).differences).toEqual([])
  })
})
