// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberedUser, rememberNumber, rememberUser } from './remembered.ts'

describe('remember me', () => {
  it('offers the name of the person who ticked the box', () => {
    expect(rememberedUser('a=1; rememberUser=stone%20cutter; loginRemember=1')).toBe('stone cutter')
  })

  it.each(['', 'rememberUser=stone', 'loginRemember=1', 'rememberUser=; loginRemember=1'])(
    'offers nothing from %j',
    (cookies) => {
      expect(rememberedUser(cookies)).toBeUndefined()
    },
  )
})

describe('what a browser remembers', () => {
  const written: string[] = []
  beforeEach(() => {
    written.length = 0
    vi.stubGlobal('document', {
      set cookie(line: string) {
        written.push(line)
      },
    })
    vi.stubGlobal('location', { protocol: 'https:' })
  })
  afterEach(() => vi.unstubAllGlobals())
  const stored = (): string[] => written.filter((line) => !line.includes('Max-Age=0'))

  // The platform's own cookie, rememberPassword, is tested in the server's remember-device.test.ts.
  it('lasts a day, for a login by name or by number, and is sent only over https [CONST-031]', () => {
    rememberUser('stone', true)
    rememberNumber({ mobileNum: '812345678', countryDialingCode: '66' }, true)
    expect(stored().map((line) => line.slice(0, line.indexOf('=')))).toEqual([
      'rememberUser',
      'loginRemember',
      'loginTypeSms',
      'loginRemember',
    ])
    for (const line of stored()) expect(line).toMatch(/; Path=\/; SameSite=Strict; Max-Age=86400; Secure$/)
  })

  it('is removed when the box is not ticked', () => {
    rememberUser('stone', false)
    expect(written).toHaveLength(3)
    expect(stored()).toEqual([])
  })
})
