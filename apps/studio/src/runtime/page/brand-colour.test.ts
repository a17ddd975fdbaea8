// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { tokensOf } from './brand-colour.ts'

describe('the colour of the brand that frames a game', () => {
  it('becomes the shades of both themes', () => {
    expect(tokensOf({ dark: '#c4a5ff', light: '#5b2fc4' })).toMatchObject({
      dark: { brand: '#c4a5ff' },
      light: { brand: '#5b2fc4', 'on-brand': '#ffffff' },
    })
  })

  it.each([
    ['nothing', undefined],
    ['a word', 'red'],
    ['one colour', { dark: '#c4a5ff' }],
    ['numbers', { dark: 1, light: 2 }],
    ['a name of a colour', { dark: 'red', light: 'blue' }],
    ['markup', { dark: '#c4a5ff;background:url(//x)', light: '#5b2fc4' }],
    ['what nobody could read', { dark: '#101820', light: '#fafafa' }],
    ['the colour of the platform', { dark: '#22e38b', light: '#007a45' }],
  ])('is left as it is by %s', (_name, wish) => {
    expect(tokensOf(wish)).toBeUndefined()
  })
})
