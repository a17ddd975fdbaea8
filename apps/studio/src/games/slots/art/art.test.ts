// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { slotTitles } from '../titles/index.ts'
import { artOf } from './index.ts'

describe('the art of the slots', () => {
  it.each(slotTitles.map((title) => [title.name, title] as const))(
    'draws every symbol: %s',
    (_name, title) => {
      const { symbols, backdrop } = artOf(title.code)
      const onReels = new Set(title.rules.strips.join(''))
      expect(new Set(Object.keys(symbols))).toEqual(onReels)
      for (const drawing of [...Object.values(symbols), backdrop]) {
        expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/s)
        for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(drawing).toContain(`id="${id}"`)
      }
    },
  )

  it('is missing for a slot that does not exist', () => {
    expect(() => artOf('nothing')).toThrow('no art')
  })
})
