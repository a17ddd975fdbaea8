// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { cardArt, facingArt, wideArt } from './facing-art.ts'

describe('the side of a banner that is left free for words', () => {
  it('follows the writing direction, in generated art only', () => {
    expect(facingArt('/art/3/banner/1200/first.avif', 'ltr')).toBe('/art/3/banner/1200/first.avif')
    expect(facingArt('/art/3/banner/1200/v1.5.avif', 'rtl')).toBe('/art/3/banner/1200/v1.5~rtl.avif')
    expect(facingArt('/media/abc.webp', 'rtl')).toBe('/media/abc.webp')
  })

  it('is not used on cards, where generated art has a picture of its own', () => {
    expect(cardArt('/art/3/banner/1200/first.avif')).toBe('/art/3/banner/640/first.avif')
    expect(cardArt('/media/1200/abc.webp')).toBe('/media/1200/abc.webp')
  })
})

it('is another picture for a card of double width, for generated tiles only', () => {
  expect(wideArt('/art/3/game/300/7.avif')).toBe('/art/3/wide/480/7.avif')
  expect(wideArt('/media/game/300/abc.webp')).toBe('/media/game/300/abc.webp')
})
