// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { ageOfGame, judgeAge } from './age-gate.ts'

const brand = { ageLimit: 18, gameAge: 0 }

describe('who is old enough for a game', () => {
  it('asks players who have not confirmed, once for each age that a brand requires', () => {
    expect(judgeAge({ ...brand, age: undefined, confirmed: undefined })).toBe('confirm')
    expect(judgeAge({ ...brand, age: undefined, confirmed: 18 })).toBe('open')
    expect(judgeAge({ ...brand, age: undefined, confirmed: 18, ageLimit: 21 })).toBe('confirm')
    expect(judgeAge({ ...brand, age: undefined, confirmed: 21 })).toBe('open')
  })

  it('trusts a birthday more than a confirmation, to the day', () => {
    expect(judgeAge({ ...brand, age: 18, confirmed: undefined })).toBe('open')
    expect(judgeAge({ ...brand, age: 17, confirmed: 18 })).toBe('tooYoung')
  })

  it('accepts no confirmation for a game that requires more than the brand', () => {
    const live = { ageLimit: 18, gameAge: 21 }
    expect(judgeAge({ ...live, age: undefined, confirmed: 99 })).toBe('birthday')
    expect(judgeAge({ ...live, age: 20, confirmed: 99 })).toBe('tooYoung')
    expect(judgeAge({ ...live, age: 21, confirmed: undefined })).toBe('open')
    expect(judgeAge({ ageLimit: 21, gameAge: 18, age: undefined, confirmed: 21 })).toBe('open')
  })

  it('requires the highest age that is set for the kind or the vendor of a game', () => {
    const ages = [
      { games: 'LIVE', age: 21 },
      { games: 'LUM', age: 25 },
      { games: 'LUM', age: 20 },
    ]
    expect(ageOfGame(ages, { gameType: 'LIVE', vendorCode: 'OC' })).toBe(21)
    expect(ageOfGame(ages, { gameType: 'LIVE', vendorCode: 'LUM' })).toBe(25)
    expect(ageOfGame(ages, { gameType: 'RNG', vendorCode: 'OC' })).toBe(0)
    expect(ageOfGame([], { gameType: 'RNG', vendorCode: 'OC' })).toBe(0)
  })
})
