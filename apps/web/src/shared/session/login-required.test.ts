// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { asksLogin } from './login-required.ts'

describe('a platform that requires everybody to log in', () => {
  it.each(['/login', '/register', '/register.html', '/helpmc', '/down', '/download'])(
    'lets a visitor open %s',
    (path) => {
      expect(asksLogin(path, { loginRequired: true, member: false })).toBe(false)
    },
  )

  it.each(['/', '/rng', '/promotions', '/help'])(
    'sends a visitor from %s to the login, and no member',
    (path) => {
      expect(asksLogin(path, { loginRequired: true, member: false })).toBe(true)
      expect(asksLogin(path, { loginRequired: true, member: true })).toBe(false)
      expect(asksLogin(path, { loginRequired: false, member: false })).toBe(false)
    },
  )
})
