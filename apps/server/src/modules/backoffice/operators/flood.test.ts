// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCallClient, type CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'

let server: TestServer
const password = 'Correct-horse-9'
const tries = 120

beforeAll(async () => {
  server = await openTestServer()
  await server.platform.settings.write('identity.botCheck', false, 'test')
  await server.member('mia0001')
  await server.operator('Olga', 'admin')
})
afterAll(() => server.close())

const addressOf = (n: number): string => `198.18.${n >> 7}.${n & 127}`
const count = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

/** Sends this many attempts at once, each from its own address; `full` resolves when the first is refused. */
async function flood(url: string, bodyOf: (n: number) => object) {
  const guesser = server.program()
  const sealed = await Promise.all(Array.from({ length: tries }, (_, n) => guesser.seal(bodyOf(n))))
  let over = false
  const answers = sealed.map((payload, n) =>
    guesser.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      remoteAddress: addressOf(n),
      payload: JSON.stringify(payload),
    }),
  )
  const all = Promise.all(answers).finally(() => {
    over = true
  })
  return {
    all,
    full: Promise.race([
      ...answers.map((answer) =>
        answer.then(({ status }) => (status === 503 ? undefined : new Promise<never>(() => undefined))),
      ),
      all,
    ]),
    isOver: () => over,
  }
}
const floodOperators = () => flood('/ops/session', (n) => ({ name: `flood${n}`, password: 'wrong-password' }))
const floodMembers = () =>
  flood('/wps/session/login', (n) => ({ username: `flood${n}x`, password: 'wrong-password' }))

it('a flood of operator sign-ins beyond the queue is refused, and a member logs in meanwhile', async () => {
  const flooding = await floodOperators()
  await flooding.full
  expect(
    (await server.program().call('identity.login', { username: 'mia0001', password }, { ip: '203.0.113.5' }))
      .envelope.success,
  ).toBe(true)
  expect(flooding.isOver()).toBe(false)
  const answers = await flooding.all
  expect(count(answers, 503)).toBeGreaterThan(0)
  expect(count(answers, 200) + count(answers, 503)).toBe(tries)
})

it('an operator signs in while a flood of member logins waits', async () => {
  const flooding = await floodMembers()
  await flooding.full
  expect(
    (await server.program().call('backoffice.login', { name: 'Olga', password }, { ip: '203.0.113.6' }))
      .envelope.success,
  ).toBe(true)
  expect(flooding.isOver()).toBe(false)
  await flooding.all
})

it('an operator with a known browser does not wait in the queue of a flood of sign-ins', async () => {
  const browser: CallClient = createCallClient(server.app, server.clock, { browser: true })
  await browser.call('backoffice.login', { name: 'Olga', password })
  const flooding = await floodOperators()
  await flooding.full
  expect(
    (await browser.call('backoffice.login', { name: 'Olga', password }, { ip: '203.0.113.7' })).envelope
      .success,
  ).toBe(true)
  expect(flooding.isOver()).toBe(false)
  await flooding.all
})

it('one address is limited in its sign-ins, whatever the names, and others continue', async () => {
  const from = { ip: '203.0.113.8' }
  const statuses: number[] = []
  for (let n = 0; n < 40; n += 1)
    statuses.push((await server.program().callWith('backoffice.login', { name: `pace${n}` }, from)).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5)
  expect(
    (await server.program().call('backoffice.login', { name: 'Olga', password }, { ip: '203.0.113.9' }))
      .envelope.success,
  ).toBe(true)
})

it('a sign-in needs a solved proof of work, each valid for one attempt, before the password is checked', async () => {
  await server.platform.settings.write('identity.botCheck', true, 'test')
  const client = server.program()
  const from = { ip: '203.0.113.10' }
  expect((await client.call('backoffice.login', { name: 'Olga', password }, from)).envelope.code).toBe(
    'BOT_CHECK_FAILED',
  )
  const check = await client.botCheck()
  expect(
    (await client.call('backoffice.login', { name: 'Olga', password: 'guess', ...check }, from)).envelope
      .code,
  ).toBe('BAD_CREDENTIALS')
  expect(
    (await client.call('backoffice.login', { name: 'Olga', password, ...check }, from)).envelope.code,
  ).toBe('BOT_CHECK_FAILED')
  expect(
    (await client.call('backoffice.login', { name: 'Olga', password, ...(await client.botCheck()) }, from))
      .envelope.success,
  ).toBe(true)
})
