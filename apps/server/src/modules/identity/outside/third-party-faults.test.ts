// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openIdentityTestServer, type IdentityTestServer } from '../identity-for-tests.ts'
import { ThirdPartyError, thirdPartyCodes, type ThirdPartyCode } from '../ports.ts'

let server: IdentityTestServer
let refuse: (() => Error) | undefined
let subject = 'somebody'
beforeAll(async () => {
  server = await openIdentityTestServer()
  await server.set('identity.socialLogin', { google: true, facebook: true })
  const provider = (issuer: string) => ({
    start: ({ state }: { state: string }) => Promise.resolve({ url: `${issuer}/?state=${state}`, facts: {} }),
    finish: () =>
      refuse
        ? Promise.reject(refuse())
        : Promise.resolve({
            issuer,
            subject,
            name: 'Somebody',
            email: 'one@example.com',
            emailVerified: true,
          }),
  })
  server.outside.socialProviders = {
    google: () => provider('https://one.example'),
    facebook: () => provider('https://two.example'),
  }
})
afterAll(() => server.close())

/** Goes to the provider and returns, as a browser does. */
async function comeBack(provider: 'google' | 'facebook') {
  const browser = server.browser()
  const { envelope } = await browser.call('identity.thirdPartyStart', { provider })
  const state = new URL(envelope.value.url).searchParams.get('state') ?? ''
  const answer = (await browser.call('identity.thirdPartyLogin', { provider, code: 'a-code', state }))
    .envelope
  if (answer.success) browser.token = answer.value.token
  return { answer, browser }
}

/** The other service's code, its exact text, and the row that requires both. */
const texts: [ThirdPartyCode, string, string][] = [
  ['invalid-phone-number', 'Invalid phone number format.', '[ERR-004]'],
  ['missing-phone-number', 'Please enter a valid phone number.', '[ERR-005]'],
  ['too-many-requests', 'Too many requests, please try again after 5 minutes.', '[ERR-006]'],
  ['unknown', 'An unknown error occured.', '[ERR-007]'],
  ['invalid-verification-code', 'Verification code is not valid', '[ERR-008]'],
  ['missing-verification-code', 'Verification code is missing', '[ERR-009]'],
  ['captcha-check-failed', 'Invalid reCaptcha input...', '[ERR-010]'],
  ['quota-exceeded', 'Quota not sufficient, please contact customer service.', '[ERR-011]'],
  ['operation-not-allowed', 'Not enabled function, please contact customer service.', '[ERR-012]'],
  ['code-expired', 'Verification code has expired, please send again.', '[ERR-013]'],
  ['popup-closed-by-user', 'Login failure. Please try again.', ''],
]

describe('another service that does not vouch for a visitor', () => {
  it.each(texts)('and says %s is told as: %s %s', async (code, message) => {
    refuse = () => new ThirdPartyError(code, "a reason that is nobody's business")
    for (const provider of ['google', 'facebook'] as const)
      expect((await comeBack(provider)).answer).toEqual({
        success: false,
        value: null,
        message,
        code: expect.stringMatching(/^[A-Z_]+$/) as string,
      })
  })

  it('and says one of eleven things, each of which has its text', () => {
    expect(texts.map(([code]) => code)).toEqual([...thirdPartyCodes])
  })

  it('and says something else, or breaks, is an unknown error', async () => {
    refuse = () => new Error('connect ECONNREFUSED 10.0.0.1:443')
    expect((await comeBack('google')).answer).toMatchObject({
      success: false,
      message: 'An unknown error occured.',
      value: null,
    })
    refuse = () => new ThirdPartyError('never-heard-of' as ThirdPartyCode)
    expect((await comeBack('google')).answer).toMatchObject({
      success: false,
      message: 'An unknown error occured.',
      value: null,
    })
  })

  it('logs the visitor in as soon as it does', async () => {
    refuse = undefined
    expect((await comeBack('google')).answer).toMatchObject({
      success: true,
      value: { firstTimeLogin: true },
    })
  })
})

describe('an account elsewhere', () => {
  it('belongs to its issuer: the same name or address at another one is somebody else', async () => {
    refuse = undefined
    subject = 'of-both'
    const accountAt = async (provider: 'google' | 'facebook') =>
      (await (await comeBack(provider)).browser.call('members.info', {})).envelope.value.account
    const [one, two, oneAgain] = [
      await accountAt('google'),
      await accountAt('facebook'),
      await accountAt('google'),
    ]
    expect(oneAgain).toBe(one)
    expect(two).not.toBe(one)
  })
})
