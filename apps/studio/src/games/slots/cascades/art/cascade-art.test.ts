// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { weightsOf } from '../cascade-rules.ts'
import { cascadeTitles } from '../titles/index.ts'
import { cascadeArtOf } from './index.ts'

describe('the art of the slots with cascades', () => {
  it.each(cascadeTitles.map((title) => [title.name, title] as const))(
    'draws every symbol: %s',
    (_name, { code, rules }) => {
      const { symbols, backdrop } = cascadeArtOf(code)
      const onBoards = new Set([false, true].flatMap((free) => Object.keys(weightsOf(rules, free))))
      expect(new Set(Object.keys(symbols))).toEqual(onBoards)
      for (const drawing of [...Object.values(symbols), backdrop]) {
        expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/s)
        expect(drawing).not.toMatch(/NaN|undefined/)
        for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(drawing).toContain(`id="${id}"`)
      }
    },
  )

  it('is missing for a slot that does not exist', () => {
    expect(() => cascadeArtOf('nothing')).toThrow('no art')
  })
})
