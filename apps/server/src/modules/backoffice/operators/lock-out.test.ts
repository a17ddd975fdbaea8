// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCallClient, type CallClient } from '../../../testing/call-client.ts'
import { openTestHouse, type TestHouse } from '../../../testing/house-for-tests.ts'

let house: TestHouse
let addresses = 0
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

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
/** Strangers, each at an address of their own, who guess until the name is locked. */
async function lock(name: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) await signIn(house.program(), name, 'guess')
  expect((await signIn(house.program(), name)).status).toBe(429)
}

describe('the lock of an operator', () => {
  it('by strangers does not keep out the browser in which that operator has signed in before', async () => {
    await house.operator('Olga', 'admin')
    const browser = createCallClient(house.app, house.clock, { browser: true })
    const { cookies } = await signIn(browser, 'Olga')
    expect(cookies.find((line) => line.startsWith('operatorDevice='))).toMatch(
      /Path=\/ops; HttpOnly; SameSite=Strict/,
    )
    await lock('Olga')
    expect((await signIn(browser, 'olga')).envelope.success).toBe(true)
    expect((await signIn(createCallClient(house.app, house.clock, { browser: true }), 'Olga')).status).toBe(
      429,
    )
  })

  it('is counted apart for a known browser, which five wrong tries of its own close', async () => {
    await house.operator('Otto', 'support')
    const browser = createCallClient(house.app, house.clock, { browser: true })
    await signIn(browser, 'Otto')
    for (let tries = 0; tries < 5; tries += 1) await signIn(browser, 'Otto', 'guess')
    expect((await signIn(browser, 'Otto')).status).toBe(429)
    expect((await signIn(house.program(), 'Otto')).envelope.success).toBe(true)
  })

  it('does not let the browser of one operator guess at the name of another', async () => {
    await house.operator('Oskar', 'support')
    await house.operator('Ophelia', 'admin')
    const browser = createCallClient(house.app, house.clock, { browser: true })
    await signIn(browser, 'Oskar')
    for (let tries = 0; tries < 5; tries += 1) await signIn(browser, 'Ophelia', 'guess')
    expect((await signIn(house.program(), 'Ophelia')).status).toBe(429)
  })

  it('is never longer than a day, however often strangers have failed', async () => {
    await house.operator('Oona', 'admin')
    await house.platform.database.query({
      name: 'failed',
      text: `insert into identity_attempt (subject, in_a_row, locks, changed_at) values ('operator:oona', 99, 8, now())`,
      values: [],
    })
    await signIn(house.program(), 'Oona', 'guess')
    expect((await signIn(house.program(), 'Oona')).status).toBe(429)
    house.clock.advance(dayMs)
    expect((await signIn(house.program(), 'Oona')).envelope.success).toBe(true)
  })
})
