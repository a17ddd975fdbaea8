import { describe, expect, it } from 'vitest'
import { rememberedUser } from './remembered.ts'

describe('remember me', () => {
  it('offers the name of whoever ticked the box', () => {
    expect(rememberedUser('a=1; rememberUser=stone%20cutter; loginRemember=1')).toBe('stone cutter')
  })

  it.each(['', 'rememberUser=stone', 'loginRemember=1', 'rememberUser=; loginRemember=1'])('offers nothing from %j', (cookies) => {
    expect(rememberedUser(cookies)).toBeUndefined()
  })
})
