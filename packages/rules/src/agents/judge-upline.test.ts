// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { deepestLine, judgeUpline } from './judge-upline.ts'

const account = { id: 1n, brandCode: 'brand1', type: 0, levels: 1 }
const upline = { id: 2n, brandCode: 'brand1', type: 1, enabled: true, below: false, depth: 1 }

describe('an account', () => {
  it.each([1, 2, 41, 42])('may be below an open agent of its brand, of type %i', (type) => {
    expect(judgeUpline(account, { ...upline, type })).toBe('fine')
  })

  it.each([
    ['a member', { type: 0 }],
    ['a trial account', { type: 4 }],
    ['a closed agent', { enabled: false }],
    ['an agent of another brand', { brandCode: 'brand2' }],
  ])('may not be below %s', (_name, change) => {
    expect(judgeUpline(account, { ...upline, ...change })).toBe('noAgent')
  })

  it.each([
    ['itself', { id: 1n }],
    ['its own team', { below: true }],
  ])('may not be below %s', (_name, change) => {
    expect(judgeUpline({ ...account, type: 1 }, { ...upline, ...change })).toBe('circle')
  })

  it('makes no line deeper than 50 levels, with everybody below it', () => {
    expect(deepestLine).toBe(50)
    expect(judgeUpline(account, { ...upline, depth: 49 })).toBe('fine')
    expect(judgeUpline(account, { ...upline, depth: 50 })).toBe('tooDeep')
    expect(judgeUpline({ ...account, levels: 3 }, { ...upline, depth: 47 })).toBe('fine')
    expect(judgeUpline({ ...account, levels: 3 }, { ...upline, depth: 48 })).toBe('tooDeep')
  })

  it.each([2, 42, 4])('of type %i has no upline', (type) => {
    expect(judgeUpline({ ...account, type }, upline)).toBe('alone')
  })
})
