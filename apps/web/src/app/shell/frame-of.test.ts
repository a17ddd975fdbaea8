// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { frameOf } from './frame-of.ts'

describe('the frame of a page', () => {
  it.each(['/seamless', '/vnLottery'])(
    '%s has no bars unless they are switched on, and then a narrow side menu',
    (path) => {
      expect(frameOf(path, false)).toMatchObject({ header: false, menus: false })
      expect(frameOf(path, true)).toMatchObject({ header: true, menus: true, mini: true })
    },
  )

  it('leaves the help centre without bars, whatever the switch', () => {
    expect(frameOf('/helpmc', true)).toMatchObject({ header: false, menus: false, foot: false })
  })

  it('gives a game the whole window, and every other page all bars', () => {
    expect(frameOf('/game', false)).toMatchObject({ header: true, wide: true, mini: true, foot: false })
    expect(frameOf('/rng', false)).toMatchObject({
      header: true,
      menus: true,
      topMenu: true,
      foot: true,
      mini: false,
    })
  })
})
