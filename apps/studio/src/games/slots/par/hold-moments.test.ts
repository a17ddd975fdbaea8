// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { decorationRandom } from '../../../runtime/stage/decoration-random.ts'
import { isFull, mostRespins, payOfCoins, spinCoins, type Coins, type HoldAndSpin } from '../hold-and-spin.ts'
import { slotTitleOf } from '../titles/index.ts'
import { MULTIPLIER_ONE } from '../../../fair/multiplier.ts'
import { holdMoments, lastCoins } from './hold-moments.ts'

/** Three cells, coins of 1 and 4 stakes, and one landing in two. */
const small: HoldAndSpin = {
  from: 1,
  respins: 2,
  rarity: 2,
  values: [
    { pays: 1, cases: 1 },
    { pays: 4, cases: 1, jackpot: 'mini' },
  ],
  grand: 7,
}

/** Every way in which respins go on, one cell after the other, weighed by counting; no binomials, no powers. */
function enumerate(coins: Coins, left: number, weight: number, note: (coins: Coins, weight: number) => void) {
  if (left === 0 || coins.every((coin) => coin > 0)) return note(coins, weight)
  // Of four cases for an empty cell two bring nothing, one a coin of 1 and one a coin of 4.
  let ways: { coins: number[]; weight: number }[] = [{ coins: [], weight }]
  for (const coin of coins)
    ways = ways.flatMap((way) =>
      coin > 0
        ? [{ ...way, coins: [...way.coins, coin] }]
        : [0, 0, 1, 4].map((next) => ({ coins: [...way.coins, next], weight: way.weight / 4 })),
    )
  for (const way of ways) {
    const isNew = way.coins.some((coin, cell) => coin !== coins[cell])
    enumerate(way.coins, isNew ? 2 : left - 1, way.weight, note)
  }
}

describe('the maths of hold and spin', () => {
  it('are those of every way in which a small one can go on', () => {
    const moments = holdMoments(small, 3, 10)
    for (const start of [1, 2, 3]) {
      let [mean, square, full] = [0, 0, 0]
      for (let first = 0; first < 2 ** start; first += 1) {
        const coins = [0, 1, 2].map((cell) => (cell >= start ? 0 : (first >> cell) & 1 ? 4 : 1))
        enumerate(coins, 2, 1 / 2 ** start, (last, weight) => {
          const pays = (payOfCoins(small, last) / MULTIPLIER_ONE) * 10
          mean += pays * weight
          square += pays * pays * weight
          full += isFull(last) ? weight : 0
        })
      }
      const { first, second } = moments.after(start)
      expect(Number(first) / Number(moments.scale)).toBeCloseTo(mean, 9)
      expect(Number(second) / Number(moments.scale)).toBeCloseTo(square, 6)
      const { of, cases } = lastCoins(small, 3, start)
      expect(cases.reduce((sum, found) => sum + found, 0n)).toBe(of)
      expect(Number(cases[3]) / Number(of)).toBeCloseTo(full, 12)
    }
    expect(moments.after(0)).toEqual({ first: 0n, second: 0n, nothing: moments.scale })
  })

  it('agree with two hundred thousand played features within four standard errors', () => {
    const { rules } = slotTitleOf('cinder_vault')!
    if (rules.engine !== 'lines' || !rules.holdAndSpin) throw new Error('hold and spin is needed')
    const hold = rules.holdAndSpin
    const random = decorationRandom(26_11_2026)
    const held = Array.from({ length: 15 }, (_, cell) => cell % 5 < 2)
    const rounds = 200_000
    let [paid, full, longest, moved] = [0, 0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const steps = spinCoins(hold, held, () => Array.from({ length: 15 }, random))
      const { coins } = steps.at(-1)!
      paid += payOfCoins(hold, coins) / MULTIPLIER_ONE
      full += isFull(coins) ? 1 : 0
      longest = Math.max(longest, steps.length - 1)
      moved += steps
        .slice(1)
        .some(({ coins: after }, at) =>
          steps[at]!.coins.some((coin, cell) => coin > 0 && after[cell] !== coin),
        )
        ? 1
        : 0
    }
    const moments = holdMoments(hold, 15, 1)
    const { first, second } = moments.after(6)
    const mean = Number(first) / Number(moments.scale)
    const deviation = Math.sqrt(Number(second) / Number(moments.scale) - mean ** 2)
    expect(Math.abs(paid / rounds - mean)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
    const { of, cases } = lastCoins(hold, 15, 6)
    const chance = Number(cases[15]) / Number(of)
    expect(Math.abs(full / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds))
    expect(moved).toBe(0)
    expect(longest).toBeLessThanOrEqual(mostRespins(hold, 15))
  })
})
