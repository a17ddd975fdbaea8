// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { iconShape } from './icon-shape.ts'

const frame = 'M0 0h100v100h-100z'
const wideHole = 'M30 30v40h40v-40z'
const dotApart = 'M120 40h10v10h-10z'

describe('an icon taken apart', () => {
  it('fills the hole of a frame in its silhouette and keeps it open in its body', () => {
    const shape = iconShape(frame + wideHole)
    expect(shape.silhouette).toBe('M0 0H100V100H0Z')
    expect(shape.body).toBe('M0 0H100V100H0ZM30 30V70H70V30Z')
    expect(shape.wideHoles).toBe('M30 30V70H70V30Z')
  })

  it('separates small detached parts as details', () => {
    const shape = iconShape(frame + dotApart)
    expect(shape.body).toBe('M0 0H100V100H0Z')
    expect(shape.details).toBe('M120 40H130V50H120Z')
  })

  it('has the exact extent of a curve, not that of its control points', () => {
    const { top, bottom, right } = iconShape('M0 100C0 0 100 0 100 100z')
    expect(top).toBeCloseTo(25, 0)
    expect([bottom, right]).toEqual([100, 100])
  })

  it('reads circles made of two arcs whose flags are glued together', () => {
    const { left, right, top, bottom } = iconShape('M50 0a50 50 0 01 0 100a50 50 0 010-100z')
    expect([left, top, right, bottom].map(Math.round)).toEqual([0, 0, 100, 100])
  })

  it('continues at the start of an outline after closing it', () => {
    expect(iconShape('M10 10h20v20h-20zm100 0h20v20h-20z').silhouette).toBe(
      'M10 10H30V30H10ZM110 10H130V30H110Z',
    )
  })
})
