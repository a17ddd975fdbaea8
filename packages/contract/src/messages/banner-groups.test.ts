// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { bannerGroup } from './banner-groups.ts'

describe('the banners of a path', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/hot', 'home'],
    ['/rng', 'rng'],
    ['/inhouse', 'inhouse'],
    ['/elott', 'lottery'],
    ['/providers', 'rng'],
    ['/register.html', 'register'],
    ['/down', 'download'],
    ['/promotions', 'promotion'],
    ['/promoDetail', 'promotion'],
    ['/pointMall', 'shop'],
    ['/helpmc', 'help'],
    ['/lotteryCenter', 'lottery'],
  ])('%s shows the group %s', (path, group) => {
    expect(bannerGroup(path)).toBe(group)
  })

  it.each(['/game', '/seamless', '/login', '/cockfight', '/nowhere'])('%s shows none', (path) => {
    expect(bannerGroup(path)).toBeUndefined()
  })
})
