import { describe, expect, it } from 'vitest'
import { readLotterySearch } from './read-lottery-search.ts'

describe('the address of a lottery', () => {
  it('may name a lottery and a bet', () => {
    expect(readLotterySearch({ gameCode: 'MB-1', playType: 'lo3' })).toEqual({ gameCode: 'MB-1', playType: 'lo3' })
    expect(readLotterySearch({})).toEqual({ gameCode: undefined, playType: undefined })
  })

  it.each([42, null, {}, [], '', ' ', '<script>', '../../etc', 'x'.repeat(41), 'a\u0000b', '٣'])('passes over a lottery called %j', (gameCode) => {
    expect(readLotterySearch({ gameCode }).gameCode).toBeUndefined()
  })

  it.each([42, null, 'lo5', 'LO2', 'constructor', '__proto__'])('passes over a bet called %j', (playType) => {
    expect(readLotterySearch({ playType }).playType).toBeUndefined()
  })
})
