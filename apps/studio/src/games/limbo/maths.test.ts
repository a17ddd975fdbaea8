// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction, toPercent } from '../../fair/fraction.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { LIMBO_TARGETS, checkLimboBet, limboChance, limboPoint, limboRtp, limboWins } from './maths.ts'
import { buildLimboStory } from './story.ts'

const SPACE = 2 ** 32

/** Every target to 300.00x, then ever wider steps to the highest. */
function targets(): number[] {
  const list = Array.from({ length: 30_000 - 100 }, (_, index) => 101 + index)
  for (let target = 30_011; target < LIMBO_TARGETS.maximum; target = Math.ceil(target * 1.003))
    list.push(target)
  return [...list, LIMBO_TARGETS.maximum]
}

describe('limbo', () => {
  it('gives 1.78x for the published check vector at an edge of 4 %', async () => {
    const serverSeed = 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55'
    const [float] = await drawFloats({ serverSeed, clientSeed: 'LuckyClientSeed777', nonce: 2 }, 1)
    expect(limboPoint(float!, 400)).toBe(178)
  })

  it('proves the chance of a target: exactly the counted values win and the next one loses', () => {
    for (const targetHundredths of targets()) {
      const { numerator, denominator } = limboChance({ targetHundredths })
      const wins = Number((numerator * BigInt(SPACE)) / denominator)
      const last = limboWins({ targetHundredths }, limboPoint((wins - 1) / SPACE))
      const next = limboWins({ targetHundredths }, limboPoint(wins / SPACE))
      if (!last || next) expect.fail(`target ${targetHundredths}`)
    }
  })

  it('falls steadily as the float grows, so that one boundary decides each target', () => {
    let previous = limboPoint(0)
    for (let value = 1; value < SPACE; value = Math.ceil(value * 1.0007)) {
      const point = limboPoint(value / SPACE)
      if (point > previous) expect.fail(`value ${value}`)
      previous = point
    }
  })

  it('returns 99 % at least and at most t / 2^32 more', () => {
    const stored = fraction(99n, 100n)
    for (const targetHundredths of targets()) {
      const rtp = limboRtp({ targetHundredths })
      const ceiling = fraction(99n * BigInt(SPACE) + BigInt(targetHundredths), 100n * BigInt(SPACE))
      if (compare(rtp, stored) < 0 || compare(rtp, ceiling) > 0) expect.fail(`target ${targetHundredths}`)
    }
    expect(toPercent(limboRtp({ targetHundredths: 200 }), 3)).toBe('99.000')
    expect(toPercent(limboRtp({ targetHundredths: LIMBO_TARGETS.maximum }), 3)).toBe('99.023')
  })

  it('keeps the point between 1.00x and the highest target', () => {
    expect([limboPoint(0), limboPoint(1 / SPACE), limboPoint((SPACE - 1) / SPACE)]).toEqual([
      100_000_000, 100_000_000, 100,
    ])
  })

  it('pays the target, not the point', () => {
    const stake = { amount: 5_000_000n, unit: 10_000n }
    expect(buildLimboStory({ targetHundredths: 150 }, stake, [0.5])).toEqual({
      events: [
        { type: 'rise', pointHundredths: 198 },
        { type: 'result', won: true },
      ],
      multiplier: 1_500_000,
      payout: 7_500_000n,
    })
    expect(buildLimboStory({ targetHundredths: 199 }, stake, [0.5]).payout).toBe(0n)
  })

  it.each([100, 100_000_001, 150.5, -200, Number.POSITIVE_INFINITY])(
    'refuses the target %s',
    (targetHundredths) => {
      expect(() => checkLimboBet({ targetHundredths })).toThrow('studio.badTarget')
    },
  )
})
