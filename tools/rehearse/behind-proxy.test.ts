// SPDX-License-Identifier: Apache-2.0
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { bankTransferProvider } from '@tessera/server/src/adapters/payments/bank-transfer/index.ts'
import { sandboxBankProvider } from '@tessera/server/src/adapters/payments/sandbox-bank/index.ts'
import { createOperator } from '@tessera/server/src/modules/backoffice/index.ts'
import { openPayAccount, setPayAccountEnabled } from '@tessera/server/src/modules/wallet/index.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, register } from './member-steps.ts'
import { behindProxy, openSite, type Site } from './open-site.ts'
import { signIn } from './operator-steps.ts'
import { payIn } from './pay-in.ts'

const publicUrl = 'https://play.example.com'
const studioUrl = 'https://games.example.com'
const password = 'Correct-horse-9'

let server: TestServer
let address: string
let site: Site
beforeAll(async () => {
  server = await openTestServer({ mode: 'production', publicUrl })
  // What a program seals names the time of this machine.
  server.clock.advance(Date.now() - server.clock.now())
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  site = openSite(address, behindProxy(address, { publicUrl, studioUrl, studioPort: 1 }))
})
afterAll(() => server.close())

let members = 0
const newMember = () => register(site, { username: `rehearse${(members += 1)}`, password })
const openAccount = (id: string, provider: string) =>
  server.platform.database.transaction((tx) =>
    openPayAccount(
      tx,
      server.platform.chance,
      {
        ...{ id, provider, name: id, currency: 'USD', type: 'bank' as const },
        bank: { bankName: 'First Bank', accountNumber: '0012345', holder: 'Operator Ltd' },
      },
      server.clock.now(),
    ),
  )
/** As the command adds one: no client of the test server reaches it under the host of the machine. */
async function addOperator(name: string, role: 'admin' | 'finance'): Promise<void> {
  const passwordHash = await server.modules.identity.hashPassword(password)
  await server.platform.database.transaction((tx) =>
    createOperator(tx, { nowMs: server.clock.now() }, { name, passwordHash, role }),
  )
}
const soon = { tries: 2, pauseMs: 10 }
const head = { OPERATOR_NAME: 'head0001', OPERATOR_PASSWORD: password }

describe('a rehearsal past the proxy of an installation', () => {
  it('is answered with the host that the proxy would hand on, and with no other', async () => {
    await expect(register(openSite(address), { username: 'stranger', password })).rejects.toThrow(
      'INVALID_URL',
    )
    const token = await newMember()
    expect((await balanceOf(site, token)).sumBalance).toBe(0)
  })

  it('goes past it only from the machine itself, and only where there is one', () => {
    const environment = { publicUrl, studioUrl, studioPort: 3001 }
    expect(behindProxy('http://localhost:3000', environment)).toEqual({
      publicUrl,
      studioUrl,
      games: 'http://localhost:3001',
    })
    expect(behindProxy('http://127.0.0.1:3000', environment, 'http://studio:3001')?.games).toBe(
      'http://studio:3001',
    )
    expect(behindProxy('https://play.second.example', environment)).toBeUndefined()
    expect(
      behindProxy('http://localhost:3000', { ...environment, publicUrl: 'http://localhost:3000' }),
    ).toBeUndefined()
  })

  it('reaches games at their own port, and follows where public addresses lead', async () => {
    const asked: IncomingMessage[] = []
    const games = createServer((request, response) => {
      asked.push(request)
      if (request.url === '/leads') response.writeHead(302, { location: `${studioUrl}/there?a=1` }).end()
      else response.end('a game')
    })
    await once(games.listen(0, '127.0.0.1'), 'listening')
    const at = `http://127.0.0.1:${(games.address() as AddressInfo).port}`
    const here = openSite(address, { publicUrl, studioUrl, games: at })
    const { response, url } = await here.fetch(`${studioUrl}/leads`)
    expect([await response.text(), url]).toEqual(['a game', `${studioUrl}/there?a=1`])
    expect(asked.map((request) => [request.url, request.headers.host])).toEqual([
      ['/leads', 'games.example.com'],
      ['/there?a=1', 'games.example.com'],
    ])
    games.close()
  })
})

describe('paying in at a rehearsal', () => {
  it('says what to open where there is no way to pay in', async () => {
    await expect(payIn(site, await newMember())).rejects.toThrow(
      /no way to pay in \(npm run setup -- bank-transfer/,
    )
  })

  it('by a bank transfer waits for an operator, and says so', async () => {
    await openAccount('bank', bankTransferProvider)
    await expect(payIn(site, await newMember())).rejects.toThrow(
      /waits for an operator.*set OPERATOR_NAME and OPERATOR_PASSWORD/,
    )
  })

  it('by a bank transfer is recorded by the operator, without a sandbox bank', async () => {
    await addOperator('head0001', 'admin')
    const token = await newMember()
    const { done, notes } = await payIn(site, token, await signIn(site, head))
    expect([done, notes]).toEqual([
      expect.stringMatching(
        /^bank: an operator recorded 50\.00 as received, under rehearsal-\w+; no money moved/,
      ),
      [],
    ])
    expect((await balanceOf(site, token)).sumBalance).toBe(50)
  })

  it('is recorded by two operators where one may not do it alone', async () => {
    await addOperator('deputy01', 'finance')
    await server.platform.settings.write('backoffice.aloneMember', 0, 'test')
    const token = await newMember()
    await expect(payIn(site, token, await signIn(site, head))).rejects.toThrow(
      /takes two operators here: set SECOND_OPERATOR_NAME/,
    )
    expect((await balanceOf(site, token)).sumBalance).toBe(0)
    const both = { ...head, SECOND_OPERATOR_NAME: 'deputy01', SECOND_OPERATOR_PASSWORD: password }
    await payIn(site, token, await signIn(site, both))
    expect((await balanceOf(site, token)).sumBalance).toBe(50)
    await server.platform.settings.write('backoffice.aloneMember', 1_000, 'test')
  })

  it('by transfer takes over where the notification of the sandbox bank does not arrive', async () => {
    await openAccount('sandbox', sandboxBankProvider)
    const token = await newMember()
    const { done, notes } = await payIn(site, token, await signIn(site, head), soon)
    expect(notes).toEqual([expect.stringContaining('reports to PUBLIC_URL')])
    expect(done).toContain('an operator recorded 50.00')
    await server.platform.database.transaction((tx) => setPayAccountEnabled(tx, 'bank', false))
    await expect(payIn(site, await newMember(), undefined, soon)).rejects.toThrow('reports to PUBLIC_URL')
  })
})
