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
    for (const typed of [
      ...['0901234567', '901234567', '090 123 4567', '+84901234567', '(090) 123-4567', '84901234567'],
      ...[
        '0084901234567',
        '00 84 90 123 45 67',
        '＋84 901 234 567',
        '090‑123‑4567',
        '090\u00a0123\u00a04567',
      ],
      ...['٠٩٠١٢٣٤٥٦٧', '۰۹۰۱۲۳۴۵۶۷', '०९०१२३४५६७', '๐๙๐๑๒๓๔๕๖๗', '０９０１２３４５６７'],
    ])
      expect(readNumber(typed, '84'), typed).toBe('+84901234567')
    expect(readNumber('+66812345678', '84')).toBe('+66812345678')
  })

  it.each([
    ['0066812345678', '66', '+66812345678'],
    ['0812345678', '66', '+66812345678'],
    ['001 66 812345678', '66', '+66812345678'],
    ['660812345678', '66', '+66812345678'],
    ['07911 123456', '44', '+447911123456'],
    ['+44 (0)7911 123456', '44', '+447911123456'],
    ['00447911123456', '66', '+447911123456'],
    ['06 6982 1234', '39', '+390669821234'],
    ['0039 312 345 6789', '39', '+393123456789'],
    ['8 (912) 345-67-89', '7', '+79123456789'],
    ['8~10 66 812345678', '7', '+66812345678'],
    ['55 1234 5678', '52', '+525512345678'],
    ['+52 1 55 1234 5678', '66', '+525512345678'],
    ['044 55 1234 5678', '52', '+525512345678'],
    ['01 55 1234 5678', '52', '+525512345678'],
    ['011 15-2345-6789', '54', '+5491123456789'],
    ['+54 9 11 2345 6789', '54', '+5491123456789'],
    ['0343 15 412 3456', '54', '+5493434123456'],
    ['0011 66 812345678', '61', '+66812345678'],
    ['011 66 812345678', '1', '+66812345678'],
    ['010 66 812345678', '81', '+66812345678'],
    ['(021) 98765-4321', '55', '+5521987654321'],
    ['0812-3456-789', '62', '+628123456789'],
  ])('%s with +%s is %s', (typed, dialingCode, number) => {
    expect(readNumber(typed, dialingCode)).toBe(number)
  })

  it('is nothing else', () => {
    for (const dialingCode of ['11', '0', '9999', '000'])
      expect(readNumber('0901234567', dialingCode), dialingCode).toBeUndefined()
    for (const typed of ['', 'abc', '12', '0901234567; drop', '٠٩٠ab', '9'.repeat(40), '+', '++84901234567'])
      expect(readNumber(typed, '84'), typed).toBeUndefined()
  })
})
