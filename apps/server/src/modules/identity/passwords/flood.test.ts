// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  isAlive,
  loggedIn,
  openIdentityTestServer,
  registered,
  type IdentityTestServer,
} from '../identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
  await server.set('identity.botCheck', false)
})
afterAll(() => server.close())

const tries = 400

/** Sends this many attempts with unknown names at once; returns the answers. */
async function flood(tries: number) {
  const guesser = server.program()
  const sealed = await Promise.all(
    Array.from({ length: tries }, (_, n) =>
      guesser.seal({ username: `flood${n}x`, password: 'wrong-password' }),
    ),
  )
  const answers = sealed.map((payload, n) =>
    guesser.send({
      method: 'POST',
      url: '/wps/session/login',
      headers: { 'content-type': 'application/json' },
      remoteAddress: `198.18.${n >> 7}.${n & 127}`,
      payload: JSON.stringify(payload),
    }),
  )
  return { first: Promise.race(answers), all: Promise.all(answers) }
}

it('a flood of logins beyond the queue is refused with a time to retry, while members continue and can log in afterwards', async () => {
  const member = server.program()
  const name = await registered(member)
  const flooding = await flood(tries)
  expect(await isAlive(member)).toBe(true)
  const answers = await flooding.all
  const turnedAway = answers.filter(({ status }) => status === 503)
  const evaluated = answers.filter(
    ({ status, envelope }) => status === 200 && envelope.code === 'BAD_CREDENTIALS',
  )
  expect(turnedAway.length).toBeGreaterThan(0)
  expect(evaluated.length).toBeGreaterThanOrEqual(64)
  expect(turnedAway.length + evaluated.length).toBe(tries)
  for (const { envelope, headers } of turnedAway)
    expect([envelope.success, envelope.code, Number(headers['retry-after'])]).toEqual([false, 'BUSY', 2])
  expect((await loggedIn(member, { username: name })).envelope.success).toBe(true)
})

it('a known browser does not wait in the queue of a flood', async () => {
  const owner = server.browser()
  const name = await registered(owner)
  let over = false
  const flooding = await flood(tries)
  const end = flooding.all.then(() => {
    over = true
  })
  // Once the first is refused, the queue is full.
  expect((await flooding.first).status).toBe(503)
  expect((await loggedIn(owner, { username: name })).envelope.success).toBe(true)
  expect(over).toBe(false)
  await end
})
