// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction, toPercent } from '../../fair/fraction.ts'
import { checkKenoBet, kenoChance, kenoDraw, kenoHits, KENO_RISKS, kenoRtp, kenoTable } from './maths.ts'
import { buildKenoStory } from './story.ts'

const picksOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** The chances of each number of hits, ball by ball: a computation that uses no binomials. */
function hitWays(picks: number): bigint[] {
  let ways = [1n, ...picksOf(picks).map(() => 0n)]
  for (let ball = 0; ball < 10; ball += 1)
    ways = ways.map(
      (count, hits) =>
        count * BigInt(40 - ball - (picks - hits)) + (ways[hits - 1] ?? 0n) * BigInt(picks - hits + 1),
    )
  return ways
}
const DRAWS = Array.from({ length: 10 }, (_, ball) => BigInt(40 - ball)).reduce((left, right) => left * right)

describe('keno', () => {
  it.each([
    [7, '98.982'],
    [8, '99.023'],
    [9, '98.975'],
    [10, '99.037'],
  ])('returns what is published for the classic row of %i picks: %s %%', (picks, percent) => {
    expect(toPercent(kenoRtp({ risk: 'classic', picks: picksOf(picks) }), 3)).toBe(percent)
  })

  it('proves every return by drawing ball by ball, and keeps it between 98.65 and 99.07 %', () => {
    for (const risk of KENO_RISKS)
      for (let picks = 1; picks <= 10; picks += 1) {
        const table = kenoTable({ risk, picks: picksOf(picks) })
        expect(table).toHaveLength(picks + 1)
        const ways = hitWays(picks)
        const sum = table.reduce((total, multiplier, hits) => total + BigInt(multiplier) * ways[hits]!, 0n)
        const rtp = kenoRtp({ risk, picks: picksOf(picks) })
        expect(compare(rtp, fraction(sum, DRAWS * 1_000_000n))).toBe(0)
        expect(Number(toPercent(rtp, 3))).toBeGreaterThanOrEqual(98.65)
        expect(Number(toPercent(rtp, 3))).toBeLessThanOrEqual(99.07)
        for (const [hits, count] of ways.entries())
          expect(compare(kenoChance(picks, hits), fraction(count, DRAWS))).toBe(0)
      }
  })

  it('counts the hits of every choice of three numbers as the formula does', () => {
    const drawn = picksOf(10)
    const counted = [0n, 0n, 0n, 0n]
    let all = 0n
    for (let first = 1; first <= 40; first += 1)
      for (let second = first + 1; second <= 40; second += 1)
        for (let third = second + 1; third <= 40; third += 1) {
          const hits = kenoHits({ risk: 'low', picks: [first, second, third] }, drawn)
          counted[hits] = counted[hits]! + 1n
          all += 1n
        }
    for (const [hits, count] of counted.entries())
      expect(compare(kenoChance(3, hits), fraction(count, all))).toBe(0)
  })

  it('draws ten different numbers and says which of them hit', () => {
    const floats = Array.from({ length: 10 }, (_, index) => ((index * 7919) % 1000) / 1000)
    const drawn = kenoDraw(floats)
    expect(new Set(drawn).size).toBe(10)
    expect(drawn.every((number) => number >= 1 && number <= 40)).toBe(true)
    const picks = drawn.slice(0, 3).toSorted((left, right) => left - right)
    const story = buildKenoStory({ risk: 'classic', picks }, { amount: 1_000_000n, unit: 10_000n }, floats)
    expect(story.events.at(-1)).toEqual({ type: 'hits', hits: 3 })
    expect([story.multiplier, story.payout]).toEqual([10_400_000, 10_400_000n])
  })

  it('refuses no, too many, equal, disordered and impossible numbers, and unknown risks', () => {
    for (const picks of [[], picksOf(11), [3, 3], [4, 3], [0], [41], [1.5]])
      expect(() => checkKenoBet({ risk: 'low', picks })).toThrow('studio.badPicks')
    expect(() => checkKenoBet({ risk: 'mad' as 'low', picks: [1] })).toThrow('studio.badRisk')
  })
})
