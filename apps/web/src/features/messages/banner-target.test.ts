// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { targetOf } from './banner-target.ts'

describe('the target of a banner', () => {
  it.each([
    ['URL', 'https://news.example/x', { kind: 'tab', href: 'https://news.example/x' }],
    ['PAGE', '/promotions', { kind: 'page', href: '/promotions' }],
    ['PROMO', '7&x', { kind: 'page', href: '/promoDetail?id=7%26x' }],
    ['GAME', 'inh_dice', { kind: 'game', href: '/game?gameId=inh_dice', gameId: 'inh_dice' }],
    ['CS', '', { kind: 'service' }],
  ] as const)('%s leads where its type says', (linkageType, url, target) => {
    expect(targetOf({ linkageType, url })).toEqual(target)
  })

  it('is undefined without a link', () => {
    expect(targetOf({ linkageType: 'NONE', url: '/rng' })).toBeUndefined()
    expect(targetOf({ linkageType: 'PAGE', url: '' })).toBeUndefined()
  })
})
