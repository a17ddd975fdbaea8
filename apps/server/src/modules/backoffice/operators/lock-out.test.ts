// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCallClient, type CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'

let server: TestServer
let addresses = 0
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const password = 'Correct-horse-9'
const dayMs = 24 * 60 * 60_000

async function signIn(
  client: CallClient,
  name: string,
  typed = password,
  ip = `203.0.113.${++addresses % 250}`,
) {
  const answer = await client.call(
    'backoffice.login',
    { name, password: typed, ...(await client.botCheck()) },
    { ip },
  )
  if (answer.envelope.success) client.token = answer.envelope.value.token
  return answer
}
/** Strangers, each at a separate address, who guess until the name is locked. */
async function lock(name: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) await signIn(server.program(), name, 'guess')
  expect((await signIn(server.program(), name)).status).toBe(429)
}

describe('the lock of an operator', () => {
  it('caused by strangers does not affect a browser in which that operator has signed in before', async () => {
    await server.operator('Olga', 'admin')
    const browser = createCallClient(server.app, server.clock, { browser: true })
    const { cookies } = await signIn(browser, 'Olga')
    expect(cookies.find((line) => line.startsWith('operatorDevice='))).toMatch(
      /Path=\/ops; HttpOnly; SameSite=Strict/,
    )
    await lock('Olga')
    expect((await signIn(browser, 'olga')).envelope.success).toBe(true)
    expect((await signIn(createCallClient(server.app, server.clock, { browser: true }), 'Olga')).status).toBe(
      429,
    )
  })

  it('is counted separately for a known browser, which five wrong attempts of its own lock', async () => {
    await server.operator('Otto', 'support')
    const browser = createCallClient(server.app, server.clock, { browser: true })
    await signIn(browser, 'Otto')
    for (let tries = 0; tries < 5; tries += 1) await signIn(browser, 'Otto', 'guess')
    expect((await signIn(browser, 'Otto')).status).toBe(429)
    expect((await signIn(server.program(), 'Otto')).envelope.success).toBe(true)
  })

  it("does not let one operator's browser guess another's password", async () => {
    await server.operator('Oskar', 'support')
    await server.operator('Ophelia', 'admin')
    const browser = createCallClient(server.app, server.clock, { browser: true })
    await signIn(browser, 'Oskar')
    for (let tries = 0; tries < 5; tries += 1) await signIn(browser, 'Ophelia', 'guess')
    expect((await signIn(server.program(), 'Ophelia')).status).toBe(429)
  })

  it('never lasts longer than a day, however often strangers have failed', async () => {
    await server.operator('Oona', 'admin')
    await server.platform.database.query({
      name: 'failed',
      text: `insert into identity_attempt (subject, in_a_row, locks, changed_at) values ('operator:oona', 99, 8, now())`,
      values: [],
    })
    await signIn(server.program(), 'Oona', 'guess')
    expect((await signIn(server.program(), 'Oona')).status).toBe(429)
    server.clock.advance(dayMs)
    expect((await signIn(server.program(), 'Oona')).envelope.success).toBe(true)
  })
})
