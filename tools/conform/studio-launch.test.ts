// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { saveGames, saveVendor } from '@tessera/server/src/modules/catalogue/index.ts'
import { addVendor } from '@tessera/server/src/modules/play/index.ts'
import type { CallClient } from '@tessera/server/src/testing/call-client.ts'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { zero } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

// Launches by the calls of the page, on a whole installation, of a vendor that is a process of its own and speaks the wire:
// the template of examples/studio-game.

const script = fileURLToPath(new URL('../../examples/studio-game/start.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'studio-launch-'))
const game = 'acme-high-or-low'
const studios: ChildProcess[] = []
let server: TestServer
let wallets: string
let anna: CallClient
let addresses: Record<'slots' | 'lobby' | 'rooms', string>

/** Starts a studio and enters it as the vendor of this type with its one title; returns where it answers. */
async function openStudio(id: string, gameType: 'INHOUSE' | 'SPORTS' | 'PVP'): Promise<string> {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [script], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      GAME_DATA: join(folder, id),
      WALLET_URL: `${wallets}/vendors/hub88/${id}`,
      OPERATOR_KEY_FILE: join(folder, 'operator.pub.pem'),
      PUBLIC_URL: baseUrl,
    },
  })
  studios.push(child)
  const answers = () =>
    fetch(`${baseUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The studio ended')
    await sleep(30)
  }
  const vendorCode = id.toUpperCase()
  await server.platform.database.transaction(async (tx) => {
    await addVendor(tx, {
      id,
      vendorCode,
      baseUrl,
      protocol: 'hub88',
      publicKeyPem: readFileSync(join(folder, id, 'studio-key.pub.pem'), 'utf8'),
      operatorId: 'brand1',
      redeems: true,
      games: [{ code: game, name: 'High or Low' }],
    })
    await saveVendor(tx, { vendorCode, gameType, name: id, sort: 1 })
    await saveGames(tx, [
      {
        vendorCode,
        gameType,
        gameId: game,
        name: 'High or Low',
        client: 'own',
        theme: '',
        sort: 1,
        isHot: false,
        isNew: false,
        minimumStake: zero,
        rtpBasisPoints: null,
      },
    ])
  })
  return baseUrl
}

/** What the page of the studio learns from its server, which redeems the launch at our wallet. */
async function openFrame(baseUrl: string, address: string): Promise<{ status: number; body: object }> {
  const page = await fetch(address)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  const response = await fetch(`${baseUrl}/api/session`, {
    method: 'POST',
    body: JSON.stringify({ ticket: new URL(address).searchParams.get('ticket') }),
  })
  return { status: response.status, body: (await response.json()) as object }
}

beforeAll(async () => {
  server = await openTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  wallets = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  writeFileSync(
    join(folder, 'operator.pub.pem'),
    createPublicKey(inject('operatorKeyPem')).export({ type: 'spki', format: 'pem' }),
  )
  // All before the first call: the server reads its catalogue once and keeps it for a while.
  addresses = {
    slots: await openStudio('slots', 'INHOUSE'),
    lobby: await openStudio('lobby', 'SPORTS'),
    rooms: await openStudio('rooms', 'PVP'),
  }
  anna = await server.member('anna')
})
afterAll(async () => {
  for (const studio of studios) studio.kill('SIGKILL')
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('a launch at a studio', () => {
  it('takes the twelve fields of launch v2, and opens the game for the session alone [CALL-045]', async () => {
    const { slots: baseUrl } = addresses
    const asked = {
      ...{ gameId: game, nodeId: 1, accountType: 1, confirmTrans: 0, vassalage: 'SLOTS', launchMode: 'GLS' },
      ...{ platform: 'html5-desktop', clientType: 3, username: 'somebody', token: 'another-session' },
      ...{ merchantCode: 'brand1', language: 'EN' },
    }
    const { status, envelope } = await anna.callWith('play.launch', asked)
    expect([status, Object.keys(envelope.value as object)]).toEqual([200, ['game_url', 'game_url2']])
    const { game_url: address } = envelope.value as { game_url: string }
    expect(address.startsWith(`${baseUrl}/play?`)).toBe(true)
    expect(await openFrame(baseUrl, address)).toMatchObject({
      status: 200,
      body: { session: expect.any(String) as string, balance: '0' },
    })
    for (const wrong of [{ launchMode: 'NONE' }, { platform: 'fax' }, { accountType: 7 }])
      expect((await anna.callWith('play.launch', { ...asked, ...wrong })).status).toBe(400)
    expect((await server.program().callWith('play.launch', asked)).status).toBe(401)
  })

  it('of a vendor without a list of games opens its lobby for whoever is logged in [CALL-044]', async () => {
    const { lobby: baseUrl } = addresses
    const asked = { gameId: game, nodeId: 1, vassalage: 'LOBBY', gameType: 'SPORTS', language: 'EN' }
    const { status, envelope } = await anna.callWith('play.launchVendor', asked)
    expect([status, Object.keys(envelope.value as object)]).toEqual([200, ['game_url']])
    const { game_url: address } = envelope.value as { game_url: string }
    expect(address.startsWith(`${baseUrl}/play?`)).toBe(true)
    expect(await openFrame(baseUrl, address)).toMatchObject({
      status: 200,
      body: { session: expect.any(String) as string, balance: '0' },
    })
    expect((await server.program().callWith('play.launchVendor', asked)).status).toBe(401)
  })

  it('of a room returns its address as the content, and the frame plays from the wallet', async () => {
    const { rooms: baseUrl } = addresses
    const asked = { roomId: game, nodeId: 1, vassalage: 'ROOMS', language: 'EN' }
    const { status, envelope } = await anna.callWith('play.launchRoom', asked)
    expect([status, Object.keys(envelope.value as object)]).toEqual([200, ['content']])
    const { content } = envelope.value as { content: string }
    expect(content.startsWith(`${baseUrl}/play?`)).toBe(true)
    expect(await openFrame(baseUrl, content)).toMatchObject({
      status: 200,
      body: { session: expect.any(String) as string, balance: '0' },
    })
    expect((await server.program().callWith('play.launchRoom', asked)).status).toBe(401)
  })
})
