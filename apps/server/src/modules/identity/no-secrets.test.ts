import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loggedIn, openIdentityHouse, registered, type IdentityHouse } from './identity-for-tests.ts'

let house: IdentityHouse
beforeAll(async () => { house = await openIdentityHouse() })
afterAll(() => house.close())

/** Does something while the tables are in a state that no operation expects. */
async function brokenBy(breakIt: string, mend: string, work: () => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: house.ownerUrl })
  await owner.connect()
  try {
    await owner.query(breakIt)
    await work()
  } finally {
    await owner.query(mend)
    await owner.end()
  }
}

it('writes no password, token or cookie into the log, whatever happens', async () => {
  const browser = house.browser()
  const secrets = new Set<string>()
  const keep = (): void => { for (const secret of [browser.token, ...browser.cookies.values()]) if (secret) secrets.add(secret) }
  const name = await registered(browser)
  keep()
  await loggedIn(browser, { username: name, rememberMe: true })
  keep()
  const used = { wrong: 'wrong-secret-1', next: 'battery-staple-7', payment: '918273', wrongPayment: '555666' }
  await loggedIn(browser, { username: name, password: used.wrong })
  await browser.call('identity.setPaymentPassword', { newPassword: used.payment, confirmNewPassword: used.payment })
  await browser.call('identity.setPaymentPassword', { oldPassword: used.wrongPayment, newPassword: used.payment, confirmNewPassword: used.payment })
  await browser.callWith('identity.login', { username: name, password: used.wrong, surprise: used.next })
  await brokenBy('alter table identity_device add constraint broken check (false) not valid', 'alter table identity_device drop constraint broken', async () => {
    expect((await loggedIn(browser, { username: name, rememberMe: true })).status).toBe(500)
  })
  await brokenBy('alter table identity_credential add constraint broken check (false) not valid', 'alter table identity_credential drop constraint broken', async () => {
    const change = { oldPassword: 'correct-horse-9', newPassword: used.next, confirmNewPassword: used.next }
    expect((await browser.call('identity.changePassword', change)).status).toBe(500)
  })
  await browser.call('identity.changePassword', { oldPassword: 'correct-horse-9', newPassword: used.next, confirmNewPassword: used.next })
  await loggedIn(browser, { username: name, password: used.next })
  keep()
  for (const secret of [...Object.values(used), 'correct-horse-9']) secrets.add(secret)
  expect(secrets.size).toBeGreaterThan(8)
  const logged = house.logged()
  expect(logged.match(/unexpected error/g)).toHaveLength(2)
  for (const secret of secrets) expect(logged).not.toContain(secret)
})
