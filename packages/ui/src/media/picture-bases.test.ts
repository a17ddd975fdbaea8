// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it } from 'vitest'
import { pictureAddress, setPictureBases } from './picture-bases.ts'

afterEach(() => setPictureBases([]))

describe('the host of a picture', () => {
  it('is that of the page while no other host is set', () => {
    expect(pictureAddress('/art/1/x.avif', 7, 0)).toBe('/art/1/x.avif')
  })

  it('is one of the bases, and another one at the second attempt', () => {
    setPictureBases(['https://one.example/', 'https://two.example'])
    expect(pictureAddress('/art/x.avif', 0, 0)).toBe('https://one.example/art/x.avif')
    expect(pictureAddress('/art/x.avif', 0, 1)).toBe('https://two.example/art/x.avif')
    expect(pictureAddress('/art/x.avif', 1, 0)).toBe('https://two.example/art/x.avif')
    expect(pictureAddress('/art/x.avif', 1, 1)).toBe('https://one.example/art/x.avif')
  })

  it('stays the same for a full address', () => {
    setPictureBases(['https://one.example'])
    expect(pictureAddress('https://studio.example/a.png', 0, 1)).toBe('https://studio.example/a.png')
    expect(pictureAddress('//studio.example/a.png', 0, 1)).toBe('//studio.example/a.png')
  })
})
