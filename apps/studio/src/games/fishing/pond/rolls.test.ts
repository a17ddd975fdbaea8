// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { drawFloats } from '../../../fair/seeds.ts'
import { ROLL_VALUES } from './odds.ts'
import { jackpotThreshold, rollsOfBullet, winsJackpot } from './rolls.ts'

const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'Lucky fisher', nonce: 7 }

describe('the rolls of a bullet', () => {
  it('are its eight blocks of the stream as whole numbers', async () => {
    const floats = await drawFloats(seeds, 3 * 64)
    for (const bullet of [0, 1, 2]) {
      const rolls = await rollsOfBullet(seeds, bullet)
      expect(rolls).toEqual(floats.slice(64 * bullet, 64 * bullet + 64).map((float) => float * ROLL_VALUES))
      expect(rolls.every(Number.isInteger)).toBe(true)
    }
  })
})

describe('the jackpot', () => {
  it('is won once in 20,000 bullets of the highest stake, less often in proportion', () => {
    expect(jackpotThreshold(100n, 100n)).toBe(Math.floor(2 ** 32 / 20_000))
    expect(jackpotThreshold(10n, 100n)).toBe(Math.floor(2 ** 32 / 200_000))
    expect(jackpotThreshold(10_000_000n, 100_000_000n)).toBe(jackpotThreshold(1n, 10n))
  })

  it('goes to a shot by the first roll of its first bullet, for each bullet that it played', () => {
    const rolls = [Math.floor((2 ** 32 * 3) / 200_000) - 1]
    const shot = { rolls, stake: 10n, highestStake: 100n }
    expect(winsJackpot({ ...shot, used: 3 })).toBe(true)
    expect(winsJackpot({ ...shot, used: 2 })).toBe(false)
    expect(winsJackpot({ ...shot, rolls: [0], used: 0 })).toBe(false)
    expect(winsJackpot({ ...shot, rolls: [rolls[0]! + 1], used: 3 })).toBe(false)
  })
})
