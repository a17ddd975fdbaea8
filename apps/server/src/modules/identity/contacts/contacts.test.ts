// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openIdentityTestServer, registered, type IdentityTestServer } from '../identity-for-tests.ts'
import { readNumber } from './read-number.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())
const codeFor = async (target: string): Promise<string> => (await server.sentTo(target))[0]?.secret ?? ''

describe('a contact of the member’s account', () => {
  it('is bound with the code that was sent there, and shown masked', async () => {
    const client = server.program()
    await registered(client)
    expect(
      (await client.call('identity.sendContactCode', { mobileNum: '0908111222' })).envelope.value,
    ).toEqual({ expiredMinutes: 1 })
    expect(
      (await client.call('identity.changeContact', { mobileNum: '0908111222', verificationCode: 'nothing' }))
        .envelope.code,
    ).toBe('BAD_CODE')
    expect(
      (
        await client.call('identity.changeContact', {
          mobileNum: '+84 908 111 222',
          verificationCode: await codeFor('+84908111222'),
        })
      ).envelope.success,
    ).toBe(true)
    await client.call('identity.sendContactCode', { email: 'Own.Name@Example.com' })
    expect(
      (
        await client.call('identity.changeContact', {
          email: 'Own.Name@Example.com',
          verificationCode: await codeFor('Own.Name@Example.com'),
        })
      ).envelope.success,
    ).toBe(true)
    expect((await client.call('identity.security', {})).envelope.value).toMatchObject({
      mobileNum: '+84******222',
      mobileVerified: true,
      email: 'O***@Example.com',
      emailVerified: true,
    })
  })

  it('is not bound with the code of another member, and not twice', async () => {
    const [one, other] = [server.program(), server.program()]
    await registered(one)
    await registered(other)
    await one.call('identity.sendContactCode', { mobileNum: '0908333444' })
    const code = await codeFor('+84908333444')
    expect(
      (await other.call('identity.changeContact', { mobileNum: '0908333444', verificationCode: code }))
        .envelope.code,
    ).toBe('BAD_CODE')
    server.clock.advance(60_000)
    await one.call('identity.sendContactCode', { mobileNum: '0908333444' })
    await one.call('identity.changeContact', {
      mobileNum: '0908333444',
      verificationCode: await codeFor('+84908333444'),
    })
    server.clock.advance(60_000)
    await other.call('identity.sendContactCode', { mobileNum: '0908333444' })
    expect(
      (
        await other.call('identity.changeContact', {
          mobileNum: '0908333444',
          verificationCode: await codeFor('+84908333444'),
        })
      ).envelope.code,
    ).toBe('MOBILE_TAKEN')
  })

  it('is only one at a time, and valid', async () => {
    const client = server.program()
    await registered(client)
    expect((await client.call('identity.sendContactCode', {})).status).toBe(400)
    expect(
      (await client.call('identity.sendContactCode', { mobileNum: '0901234567', email: 'a@b.co' })).status,
    ).toBe(400)
    expect((await client.call('identity.sendContactCode', { email: 'a@b' })).status).toBe(400)
    expect((await client.call('identity.sendContactCode', { mobileNum: '12' })).envelope.code).toBe(
      'BAD_NUMBER',
    )
  })
})

describe('a number', () => {
  it('is the same however it is typed', () => {
    for (const typed of ['0901234567', '901234567', '090 123 4567', '+84901234567', '(090) 123-4567'])
      expect(readNumber(typed, '84'), typed).toBe('+84901234567')
    expect(readNumber('+66812345678', '84')).toBe('+66812345678')
  })

  it('is nothing else', () => {
    for (const dialingCode of ['11', '0', '9999', '000'])
      expect(readNumber('0901234567', dialingCode), dialingCode).toBeUndefined()
    for (const typed of [
      '',
      'abc',
      '12',
      '0901234567; drop',
      '٠٩٠١٢٣٤٥٦٧',
      '9'.repeat(40),
      '+',
      '++84901234567',
    ])
      expect(readNumber(typed, '84'), typed).toBeUndefined()
  })
})
