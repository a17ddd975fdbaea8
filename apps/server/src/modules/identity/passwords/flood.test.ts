import { afterAll, beforeAll, expect, it } from 'vitest'
import { isAlive, loggedIn, openIdentityHouse, registered, type IdentityHouse } from '../identity-for-tests.ts'

let house: IdentityHouse
beforeAll(async () => {
  house = await openIdentityHouse()
  await house.set('identity.botCheck', false)
})
afterAll(() => house.close())

const tries = 400

it('a flood of logins is turned away beyond what may wait, told when to come back, while members go on and get in afterwards', async () => {
  const [member, guesser] = [house.program(), house.program()]
  const name = await registered(member)
  const sealed = await Promise.all(Array.from({ length: tries }, (_, n) => guesser.seal({ username: `flood${n}x`, password: 'wrong-password' })))
  const flood = Promise.all(sealed.map((payload, n) => guesser.send({
    method: 'POST', url: '/wps/session/login', headers: { 'content-type': 'application/json' }, remoteAddress: `198.18.${n >> 7}.${n & 127}`, payload: JSON.stringify(payload),
  })))
  expect(await isAlive(member)).toBe(true)
  const answers = await flood
  const turnedAway = answers.filter(({ status }) => status === 503)
  const evaluated = answers.filter(({ status, envelope }) => status === 200 && envelope.code === 'BAD_CREDENTIALS')
  expect(turnedAway.length).toBeGreaterThan(0)
  expect(evaluated.length).toBeGreaterThanOrEqual(64)
  expect(turnedAway.length + evaluated.length).toBe(tries)
  for (const { envelope, headers } of turnedAway) expect([envelope.success, envelope.code, Number(headers['retry-after'])]).toEqual([false, 'BUSY', 2])
  expect((await loggedIn(member, { username: name })).envelope.success).toBe(true)
}, 120_000)
