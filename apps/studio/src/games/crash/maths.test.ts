// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction, toPercent } from '../../fair/fraction.ts'
import {
  CRASH_TARGETS,
  checkCrashBet,
  crashChance,
  crashPoint,
  crashRtp,
  crashWins,
  curveAt,
  timeOf,
} from './maths.ts'
import { buildCrashStory } from './story.ts'

const SPACE = 2n ** 52n
const hash = (value: bigint) => value.toString(16).padStart(13, '0')

function targets(): number[] {
  const list = Array.from({ length: 30_000 - 100 }, (_, index) => 101 + index)
  for (let target = 30_011; target < CRASH_TARGETS.maximum; target = Math.ceil(target * 1.003))
    list.push(target)
  return [...list, CRASH_TARGETS.maximum]
}

describe('crash', () => {
  it('gives 1.70x for the published check vector', () => {
    expect((Number(BigInt('0x6b5124897c3c4')) / 2 ** 52).toFixed(12)).toBe('0.419206889692')
    expect(crashPoint('6b5124897c3c4')).toBe(170)
  })

  it('reads the first 52 bits of a longer hash only', () => {
    expect(crashPoint(`6b5124897c3c4${'f'.repeat(51)}`)).toBe(170)
  })

  it('proves the chance of a target: exactly the counted hashes reach it and the next one does not', () => {
    for (const target of targets()) {
      const { numerator, denominator } = crashChance(target)
      const wins = (numerator * SPACE) / denominator
      const last = crashWins(target, crashPoint(hash(SPACE - wins)))
      const next = crashWins(target, crashPoint(hash(SPACE - wins - 1n)))
      if (!last || next) expect.fail(`target ${target}`)
    }
  })

  it('returns at most 99 % and less than t / 2^52 below it', () => {
    for (const target of targets()) {
      const rtp = crashRtp(target)
      const floor = fraction(99n * SPACE - BigInt(target), 100n * SPACE)
      if (compare(rtp, fraction(99n, 100n)) > 0 || compare(rtp, floor) <= 0) expect.fail(`target ${target}`)
    }
    expect(toPercent(crashRtp(200), 3)).toBe('99.000')
  })

  it('ends at once in slightly more than one round of a hundred', () => {
    expect(crashPoint(hash(0n))).toBe(100)
    expect(toPercent(fraction(crashChance(101).numerator, crashChance(101).denominator), 2)).toBe('98.02')
    expect(crashPoint(hash(SPACE - 1n))).toBe(CRASH_TARGETS.maximum)
  })

  it('grows as e to the 0.06 t and finds the moment of each value', () => {
    expect([curveAt(-5), curveAt(0), curveAt(10_000)]).toEqual([100, 100, 182])
    for (const value of [100, 101, 170, 200, 5_000, 100_000_000]) {
      const elapsedMs = timeOf(value)
      expect(curveAt(elapsedMs)).toBeGreaterThanOrEqual(value)
      if (elapsedMs > 0) expect(curveAt(elapsedMs - 1)).toBeLessThan(value)
    }
  })

  it('pays an exit up to the crash point and nothing above it', () => {
    const stake = { amount: 10_000_000n, unit: 10_000n }
    expect(buildCrashStory(170, 170, stake)).toEqual({
      events: [
        { type: 'cashOut', atHundredths: 170 },
        { type: 'crash', pointHundredths: 170 },
      ],
      multiplier: 1_700_000,
      payout: 17_000_000n,
    })
    expect(buildCrashStory(171, 170, stake).payout).toBe(0n)
  })

  it('refuses targets outside the range', () => {
    for (const autoHundredths of [100, 100_000_001, 1.5])
      expect(() => checkCrashBet({ autoHundredths })).toThrow('studio.badTarget')
    expect(() => checkCrashBet({})).not.toThrow()
  })
})
