// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, createPublicKey, type KeyObject, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  auditBooks,
  fundedMember,
  startWireTestServer,
  type WireTestServer,
} from '@tessera/server/src/adapters/vendors/hub88/wire-server-for-tests.ts'
import { saveGames, saveVendor } from '@tessera/server/src/modules/catalogue/index.ts'
import type { Member } from '@tessera/server/src/modules/members/index.ts'
import { addVendor } from '@tessera/server/src/modules/play/index.ts'
import type { CallContext } from '@tessera/server/src/platform/http/index.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'
import { shippedTexts } from '@tessera/server/src/platform/texts/brand-texts.ts'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { testDatabase, type TestDatabase } from '@tessera/server/src/testing/test-database.ts'
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// The template of examples/studio-game as another studio runs it: a process of its own, which knows nothing but the public wire.

const script = fileURLToPath(new URL('../../examples/studio-game/start.ts', import.meta.url))
const conformScript = fileURLToPath(new URL('./run.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'studio-game-'))
const game = 'acme-high-or-low'
const site = 'http://site.test'
let test: TestDatabase
let server: WireTestServer & { operatorKey: KeyObject }
let member: Member
let port: number
let child: ChildProcess

/** What happens to the next call of a path on its way to the wallet. */
type Trouble = 'never arrives' | 'answer is lost'
const troubles = new Map<string, Trouble>()
const troubled: { path: string; reached: () => void }[] = []
let wire: Server

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const path = request.url ?? ''
  const trouble = troubles.get(path)
  const answer =
    trouble === 'never arrives'
      ? undefined
      : await fetch(`${server.url}/vendors/hub88/acme${path}`, {
          method: 'POST',
          body: Buffer.concat(parts),
          headers: {
            'content-type': 'application/json',
            'x-hub88-signature': String(request.headers['x-hub88-signature']),
          },
        })
  if (trouble === undefined && answer) response.end(await answer.text())
  else for (const one of troubled.filter((it) => it.path === path)) one.reached()
}

/** From now on calls of this path have this trouble; resolves once one of them has had it. */
function trouble(path: string, kind: Trouble): Promise<void> {
  troubles.set(path, kind)
  return new Promise((reached) => troubled.push({ path, reached }))
}

async function startGame(): Promise<void> {
  child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      GAME_DATA: join(folder, 'data'),
      WALLET_URL: `http://127.0.0.1:${(wire.address() as AddressInfo).port}`,
      OPERATOR_KEY_FILE: join(folder, 'operator.pub.pem'),
      SITE_ORIGINS: site,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
  })
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const begun = child
  while (
    !(await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (begun.exitCode !== null) throw new Error(`The template ended: ${complaints}`)
    await sleep(30)
  }
}

async function killGame(): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

beforeAll(async () => {
  test = await testDatabase()
  server = await startWireTestServer({ databaseUrl: test.url })
  writeFileSync(
    join(folder, 'operator.pub.pem'),
    createPublicKey(server.operatorKey).export({ type: 'spki', format: 'pem' }),
  )
  writeFileSync(join(folder, 'operator.pem'), server.operatorKey.export({ type: 'pkcs8', format: 'pem' }))
  wire = createServer((request, response) => {
    passOn(request, response).catch(() => response.destroy())
  })
  await once(wire.listen(0, '127.0.0.1'), 'listening')
  port = await freePort()
  await startGame()
  const { database } = server.platform
  await database.transaction(async (tx) => {
    await addVendor(tx, {
      id: 'acme',
      protocol: 'hub88',
      publicKeyPem: readFileSync(join(folder, 'data/studio-key.pub.pem'), 'utf8'),
      operatorId: 'brand1',
      baseUrl: `http://127.0.0.1:${port}`,
      redeems: true,
      games: [{ code: game, name: 'High or Low' }],
    })
    await saveVendor(tx, { vendorCode: 'ACME', gameType: 'INHOUSE', name: 'Acme', sort: 1 })
    await saveGames(tx, [
      {
        vendorCode: 'ACME',
        gameType: 'INHOUSE',
        gameId: game,
        name: 'High or Low',
        client: 'own',
        theme: '',
        isHot: false,
        isNew: false,
        sort: 1,
        minimumStake: zero,
        rtpBasisPoints: null,
      },
    ])
  })
  member = await fundedMember(database, 'player', units(100))
})
afterAll(async () => {
  child.kill('SIGKILL')
  wire.closeAllConnections()
  wire.close()
  await server.close()
  await test.close()
  rmSync(folder, { recursive: true })
})

function context(who: Member): CallContext<'play.launch'> {
  return {
    nowMs: Date.now(),
    ip: '192.0.2.7',
    host: 'localhost',
    brandCode: 'brand1',
    hostKnown: true,
    texts: shippedTexts,
    language: 'EN',
    browser: true,
    userAgent: '',
    token: 'the-session-of-the-site',
    cookies: {},
    setCookie: () => {},
    clearCookie: () => {},
    afterCommit: (work) => work(),
    say: () => undefined,
    log: silentLog(),
    db: server.platform.database,
    member: {
      kind: 'member',
      memberId: who.id,
      username: who.username,
      agent: false,
      trial: false,
      provenAtMs: null,
      strongAtMs: null,
      sessionKey: Buffer.alloc(32).toString('base64url'),
    },
  }
}

/** The click of a member in the lobby: our launch, the Games API of the template, the address of its frame. */
async function launch(who = member): Promise<URL> {
  const opened = await server.play.calls['play.launch'](
    {
      gameId: game,
      nodeId: 1,
      vassalage: 'ACME',
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      language: 'EN',
    },
    context(who),
  )
  return new URL((opened as { game_url: string }).game_url)
}

interface PageAnswer {
  status: number
  body: {
    error?: string
    session: string
    balance: string | null
    nextCommitment: string
    id: string
    state: string
    payout: number
    serverSeed: string
    commitment: string
    story: { events: { type: string; face?: number }[] }
  }
}
async function ask(method: string, path: string, session: string, body?: object): Promise<PageAnswer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: body && JSON.stringify(body),
    headers: session === '' ? {} : { authorization: `Bearer ${session}` },
  })
  return { status: response.status, body: (await response.json()) as PageAnswer['body'] }
}
async function open(): Promise<PageAnswer['body']> {
  const ticket = (await launch()).searchParams.get('ticket')
  return (await ask('POST', '/api/session', '', { ticket })).body
}
const bet = (more: object = {}) => ({
  requestId: randomUUID(),
  stake: 100_000,
  direction: 'higher',
  target: 3,
  clientSeed: 'seed of the player',
  ...more,
})
/** The player's cash in 1/100000; the books must add up each time. */
async function cash(): Promise<number> {
  const { cash, differences, twice } = await auditBooks(server.platform.database, member.id)
  expect({ differences, twice }).toEqual({ differences: [], twice: [] })
  return Number(cash / 10n)
}

describe('the template game', () => {
  it('opens from the lobby, plays rounds that anybody can check, and pays what they say', async () => {
    let { session, nextCommitment } = await open()
    for (let round = 0; round < 12; round += 1) {
      const before = await cash()
      const direction = round % 2 === 0 ? 'higher' : 'lower'
      const { status, body } = await ask(
        'POST',
        '/api/rounds',
        session,
        bet({ direction, target: 2 + (round % 4) }),
      )
      expect([status, body.state, body.commitment]).toEqual([200, 'settled', nextCommitment])
      expect(createHash('sha256').update(body.serverSeed).digest('hex')).toBe(nextCommitment)
      expect(await cash()).toBe(before - 100_000 + body.payout)
      expect(body.balance).toBe(String(before - 100_000 + body.payout))
      nextCommitment = body.nextCommitment
    }
    expect((await ask('GET', '/api/session', session)).body.balance).toBe(String(await cash()))
  })

  it('gets the stake back after a kill -9 between the bet and its answer', async () => {
    const { session } = await open()
    const before = await cash()
    const reached = trouble('/transaction/bet', 'answer is lost')
    const lost = ask('POST', '/api/rounds', session, bet({ requestId: 'killed-at-the-bet' })).catch(
      () => 'no answer',
    )
    await reached
    expect(await cash()).toBe(before - 100_000)
    await killGame()
    expect(await lost).toBe('no answer')
    troubles.clear()
    await startGame()
    await expect.poll(cash).toBe(before)
    const again = await ask('POST', '/api/rounds', session, bet({ requestId: 'killed-at-the-bet' }))
    expect([again.status, again.body.error]).toEqual([
      503,
      'The bet did not arrive. If it was taken, your stake comes back by itself.',
    ])
    expect((await ask('POST', '/api/rounds', session, bet())).status).toBe(200)
  })

  it.each<[string, Trouble]>([
    ['before the win was sent', 'never arrives'],
    ['after the win was taken and before its answer', 'answer is lost'],
  ])('pays the win once after a kill -9 %s', async (_when, kind) => {
    const { session } = await open()
    const before = await cash()
    const reached = trouble('/transaction/win', kind)
    const requestId = randomUUID()
    const lost = ask('POST', '/api/rounds', session, bet({ requestId })).catch(() => 'no answer')
    await reached
    await killGame()
    expect(await lost).toBe('no answer')
    troubles.clear()
    await startGame()
    // The page asks again, as it has no answer: the same round, not another one.
    let round = await ask('POST', '/api/rounds', session, bet({ requestId }))
    await expect
      .poll(async () => {
        round = await ask('POST', '/api/rounds', session, bet({ requestId }))
        return round.body.state
      })
      .toBe('settled')
    expect(await cash()).toBe(before - 100_000 + round.body.payout)
    expect((await ask('GET', `/rounds/${round.body.id}`, '')).body).toMatchObject({
      payout: round.body.payout,
    })
  })

  it('finishes a round whose calls failed without a kill, and takes no second bet before', async () => {
    const { session } = await open()
    const before = await cash()
    const reached = trouble('/transaction/win', 'never arrives')
    const first = ask('POST', '/api/rounds', session, bet())
    await reached
    const second = await ask('POST', '/api/rounds', session, bet())
    expect([second.status, second.body.error]).toEqual([409, 'Your last round is still being settled.'])
    troubles.clear()
    const { body } = await first
    await expect.poll(cash).toBe(before - 100_000 + body.payout)
    await expect.poll(async () => (await ask('POST', '/api/rounds', session, bet())).status).toBe(200)
  })

  it('refuses what a client may not do, and moves nothing', async () => {
    const { session } = await open()
    const before = await cash()
    const refused: [object, number][] = [
      [bet({ stake: 99_999 }), 400],
      [bet({ stake: 0 }), 400],
      [bet({ stake: -100_000 }), 400],
      [bet({ stake: '100000' }), 400],
      [bet({ stake: 10_001_000 }), 400],
      [bet({ target: 1 }), 400],
      [bet({ target: 6 }), 400],
      [bet({ direction: 'both' }), 400],
      [bet({ requestId: '' }), 400],
      [bet({ clientSeed: 'x'.repeat(65) }), 400],
      [{ payout: 5 }, 400],
    ]
    for (const [body, status] of refused)
      expect((await ask('POST', '/api/rounds', session, body)).status).toBe(status)
    expect((await ask('POST', '/api/rounds', 'another-session', bet())).status).toBe(401)
    expect((await ask('POST', '/api/rounds', '', bet())).status).toBe(401)
    expect(await cash()).toBe(before)
  })

  it('opens an address once, and tells a player without money so', async () => {
    const poor = await fundedMember(server.platform.database, 'poor', units(1))
    const ticket = (await launch(poor)).searchParams.get('ticket')
    const { body } = await ask('POST', '/api/session', '', { ticket })
    expect(body.balance).toBe('100000')
    expect((await ask('POST', '/api/session', '', { ticket })).status).toBe(410)
    const answer = await ask('POST', '/api/rounds', body.session, bet({ stake: 101_000 }))
    expect([answer.status, answer.body.error]).toEqual([422, 'You do not have enough money for this stake.'])
    expect((await auditBooks(server.platform.database, poor.id)).cash).toBe(units(1))
  })

  it('does not start a second time on the same data', async () => {
    const second = spawn(process.execPath, [script], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], PORT: '0', GAME_DATA: join(folder, 'data') },
    })
    let complaint = ''
    second.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    const [code] = (await once(second, 'close')) as [number]
    expect([code, complaint.includes('database is locked')]).toEqual([1, true])
  })

  it('passes npm run conform -- --games', async () => {
    const run = spawn(
      process.execPath,
      [
        conformScript,
        ...[
          '--games',
          `http://127.0.0.1:${port}`,
          '--operator',
          'brand1',
          '--key',
          join(folder, 'operator.pem'),
        ],
        ...['--site', site, '--json', join(folder, 'report.json')],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env['PATH'] } },
    )
    let out = ''
    for (const stream of [run.stdout, run.stderr])
      stream.on('data', (chunk: Buffer) => {
        out += chunk.toString()
      })
    const [code] = (await once(run, 'close')) as [number]
    expect(existsSync(join(folder, 'report.json')), out).toBe(true)
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
      failed: number
      passed: number
      outcomes: { verdict: string; theme: string }[]
    }
    expect([code, report.failed], out).toEqual([0, 0])
    expect(report.passed).toBeGreaterThan(20)
    const skipped = report.outcomes.filter(({ verdict }) => verdict === 'skipped').map(({ theme }) => theme)
    expect(new Set(skipped)).toEqual(new Set(['free rounds', 'transfer wallets']))
  })
})
