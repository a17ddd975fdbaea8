// SPDX-License-Identifier: Apache-2.0
import { Fault } from '@tessera/contract'
import { text } from '@tessera/texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openIdentityTestServer, registered, type IdentityTestServer } from '../identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

async function member(): Promise<{ client: CallClient; id: number }> {
  const client = server.program()
  await registered(client)
  return { client, id: (await client.call('members.info', {})).envelope.value.id }
}
const set = (
  client: CallClient,
  newPassword: string,
  oldPassword?: string,
  confirmNewPassword = newPassword,
) =>
  client.call('identity.setPaymentPassword', {
    newPassword,
    confirmNewPassword,
    ...(oldPassword === undefined ? {} : { oldPassword }),
  })
const check = (id: number, password: string): Promise<string> =>
  server.identity.checkPaymentPassword(BigInt(id), password).then(
    () => 'passed',
    (error: unknown) => (error instanceof Fault ? error.fault : String(error)),
  )

describe('the payment password', () => {
  it('is missing at first, then set, then required for a change', async () => {
    const { client, id } = await member()
    expect(await check(id, '482915')).toBe('identity.noPaymentPassword')
    expect((await set(client, '482915')).envelope).toEqual({
      success: true,
      code: 'OK',
      value: null,
      message: '',
    })
    expect((await client.call('members.info', {})).envelope.value.hasPaymentPassword).toBe(true)
    expect(await check(id, '482915')).toBe('passed')
    expect((await set(client, '719384')).envelope.value).toEqual({
      fields: { oldPassword: 'Input cannot be empty' },
    })
    expect((await set(client, '719384', '111111')).envelope.code).toBe('BAD_PAYMENT_PASSWORD')
    expect((await set(client, '719384', '482915')).envelope.success).toBe(true)
    expect([await check(id, '719384'), await check(id, '482915')]).toEqual([
      'passed',
      'identity.badPaymentPassword',
    ])
  })

  it.each(['12345', '1234567', '12ab56', ''])('is six digits, not %o', async (value) => {
    const { client } = await member()
    expect((await set(client, value)).status).toBe(400)
  })

  it('is the same in the digits of any script', async () => {
    const { client } = await member()
    expect((await set(client, '４８２９１５')).status).toBe(200)
    expect((await set(client, '719384', '۴۸۲۹۱۵')).status).toBe(200)
  })

  it.each(['111111', '123456', '520520', '310501'])(
    'is refused when it is as easy to guess as %s',
    async (easy) => {
      const { client, id } = await member()
      await client.call('members.update', { birthday: '2001-05-31' })
      expect((await set(client, easy)).envelope.value).toEqual({
        fields: { newPassword: text('en', 'identity.payment.easy') },
      })
      expect(await check(id, easy)).toBe('identity.noPaymentPassword')
    },
  )

  it('refuses a different confirmation with its own message', async () => {
    const { client } = await member()
    expect((await set(client, '482915', undefined, '482916')).envelope.value).toEqual({
      fields: { confirmNewPassword: 'Incorrect confirmation input' },
    })
  })

  it('is locked for five minutes after five wrong ones, even the right one, and wherever it is required', async () => {
    const { client, id } = await member()
    await set(client, '482915')
    for (let n = 0; n < 5; n++) expect(await check(id, '000000')).toBe('identity.badPaymentPassword')
    expect(await check(id, '482915')).toBe('identity.tooManyAttempts')
    expect((await set(client, '719384', '482915')).status).toBe(429)
    server.clock.advance(5 * 60_000)
    expect(await check(id, '482915')).toBe('passed')
  })

  it('forgets wrong ones after the right one', async () => {
    const { client, id } = await member()
    await set(client, '482915')
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) await check(id, '000000')
      expect(await check(id, '482915')).toBe('passed')
    }
  })

  it('lets one of two concurrent first settings succeed', async () => {
    const { client } = await member()
    const answers = await Promise.all([set(client, '482915'), set(client, '719384')])
    expect(answers.map(({ envelope }) => envelope.success).sort()).toEqual([false, true])
  })
})
