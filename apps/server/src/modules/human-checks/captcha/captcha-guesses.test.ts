// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  freshName,
  givePicture,
  openIdentityTestServer,
  password,
  registered,
  type IdentityTestServer,
} from '../../identity/identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

let addresses = 0
const address = (): string => `198.18.0.${++addresses}`
const codes = async (times: number, once: () => Promise<unknown>): Promise<unknown[]> => {
  const answers: unknown[] = []
  for (let time = 0; time < times; time++) answers.push(await once())
  return answers
}
const wrong = 'ZZZZ'

describe('guesses at the letters of a picture', () => {
  async function logIn(
    username: string,
    ip: string,
    letters: 'wrong' | 'right',
    typed = password,
  ): Promise<unknown> {
    const client = server.program()
    const right = await givePicture(client)
    return (
      await client.call(
        'identity.login',
        {
          username,
          password: typed,
          captcha: letters === 'right' ? right : wrong,
          ...(await client.botCheck()),
        },
        { ip },
      )
    ).envelope.code
  }
  /** A member whose login already asks for a picture. */
  async function memberWithPicture(): Promise<string> {
    const username = await registered(server.program())
    for (let tries = 0; tries < 3; tries++) await logIn(username, address(), 'right', 'not the password')
    return username
  }

  it('lock their address after the fifth at a login, but not the name', async () => {
    const [username, guesser] = [await memberWithPicture(), address()]
    expect(await codes(5, () => logIn(username, guesser, 'wrong'))).toEqual(
      Array.from({ length: 5 }, () => 'BAD_CAPTCHA'),
    )
    expect(await logIn(username, guesser, 'right')).toBe('TOO_MANY_REQUESTS')
    expect(await logIn(username, address(), 'right')).toBe('OK')
    server.clock.advance(5 * 60_000)
    expect(await logIn(username, guesser, 'right')).toBe('OK')
  })

  it('count together with wrong passwords, and right letters in between reset nothing', async () => {
    const [username, guesser] = [await memberWithPicture(), address()]
    expect(await codes(3, () => logIn(username, guesser, 'wrong'))).toEqual([
      'BAD_CAPTCHA',
      'BAD_CAPTCHA',
      'BAD_CAPTCHA',
    ])
    expect(await logIn(username, guesser, 'right', 'not the password')).toBe('BAD_CREDENTIALS')
    expect([await logIn(username, guesser, 'wrong'), await logIn(username, guesser, 'wrong')]).toEqual([
      'BAD_CAPTCHA',
      'TOO_MANY_REQUESTS',
    ])
  })

  it('lock their address at a registration, as wrong codes do', async () => {
    await server.set('identity.captcha', { enabled: true, required: true })
    const register = async (ip: string, letters: 'wrong' | 'right') => {
      const client = server.program()
      const right = await givePicture(client)
      const form = {
        username: freshName(),
        password,
        confirmPassword: password,
        login: true as const,
        captcha: letters === 'right' ? right : wrong,
        ...(await client.botCheck()),
      }
      return (await client.call('identity.register', form, { ip })).envelope.code
    }
    const guesser = address()
    expect(await codes(5, () => register(guesser, 'wrong'))).toEqual(
      Array.from({ length: 5 }, () => 'BAD_CAPTCHA'),
    )
    expect([await register(guesser, 'right'), await register(address(), 'right')]).toEqual([
      'TOO_MANY_REQUESTS',
      'OK',
    ])
    await server.set('identity.captcha', { enabled: false, required: false })

    await server.set('identity.mobileRegister', true)
    let numbers = 0
    const withCode = async (ip: string) => {
      const client = server.program()
      const form = {
        mobileNum: `090877766${numbers++}`,
        verificationCode: '000000',
        registerMethod: 'WEB' as const,
        login: true as const,
        ...(await client.botCheck()),
      }
      return (await client.call('identity.registerMobile', form, { ip })).envelope.code
    }
    const other = address()
    expect(await codes(6, () => withCode(other))).toEqual([
      ...Array.from({ length: 5 }, () => 'BAD_CODE'),
      'TOO_MANY_REQUESTS',
    ])
  })
})
