// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { formOf } from './form-of.ts'

type Facts = Parameters<typeof formOf>[0]
const server = (
  switches: Partial<Facts['whitelabel']>,
  captcha = { enabled: false, required: false },
): Facts => ({
  whitelabel: {
    smsProvider: 'own',
    smsVerification: false,
    mobileRegisterPassword: false,
    ...switches,
  } as Facts['whitelabel'],
  captcha,
})

describe('what a registration form asks', () => {
  it('is a password and no code for an account by username, unless the site wants the number verified', () => {
    expect(formOf(server({}), 'register')).toMatchObject({
      password: true,
      code: false,
      phoneProof: false,
      captcha: false,
    })
    expect(formOf(server({ smsVerification: true }), 'register')).toMatchObject({
      password: true,
      code: true,
    })
  })

  it('always includes a code for an account by number, and a password only if the site wants one', () => {
    expect(formOf(server({}), 'registerMobile')).toMatchObject({ password: false, code: true })
    expect(formOf(server({ mobileRegisterPassword: true }), 'registerMobile')).toMatchObject({
      password: true,
      code: true,
    })
  })

  it('includes none of our codes if an external service verifies the number', () => {
    expect(formOf(server({ smsProvider: 'firebase' }), 'registerMobile')).toMatchObject({
      code: false,
      phoneProof: true,
    })
  })

  it('includes the captcha only if it is both visible and required', () => {
    expect(formOf(server({}, { enabled: true, required: false }), 'register').captcha).toBe(false)
    expect(formOf(server({}, { enabled: true, required: true }), 'register').captcha).toBe(true)
  })
})
