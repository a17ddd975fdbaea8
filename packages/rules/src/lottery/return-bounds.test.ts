// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { lotteryOf } from './lotteries.ts'
import type { DrawResult } from './lottery.ts'
import { playTypeOf } from './play-types.ts'
import { statedReturn } from './return-bounds.ts'
import { expandPick, picksOf } from './wager.ts'

const fast = lotteryOf('D5-1')!
const north = lotteryOf('MB-HN')!

/** Mean and standard deviation of what a bet returns for one unit per lot, over all of these equally likely draws. */
function counted(lottery: typeof fast, code: string, pick: string[], draws: Iterable<DrawResult>) {
  const play = playTypeOf(lottery, code)!
  const chosen = expandPick(lottery, { playType: code, pick })
  let [count, sum, squares] = [0, 0, 0]
  for (const draw of draws) {
    const paid = play
      .winsOf(chosen, draw)
      .map((tier) => Number(play.odds[tier]?.numerator ?? 0n) / Number(play.odds[tier]?.denominator ?? 1n))
      .reduce((total, each) => total + each, 0)
    count += 1
    sum += paid
    squares += paid ** 2
  }
  return { mean: sum / count, deviation: Math.sqrt(squares / count - (sum / count) ** 2) }
}

function* allFast(): Iterable<DrawResult> {
  for (let draw = 0; draw < 100_000; draw += 1) yield [[...String(draw).padStart(5, '0')]]
}
function* lastTwoOfDb(): Iterable<DrawResult> {
  for (let ending = 0; ending < 100; ending += 1) yield [[String(ending).padStart(5, '0')]]
}

const stated = (lottery: typeof fast, playType: string, pick: string[]) => {
  const picks = picksOf(lottery, { playType, pick })
  const { expected, deviation } = statedReturn(lottery, {
    playType,
    picks,
    choice: pick[0] ?? '',
    odds: playTypeOf(lottery, playType)!.odds,
  })!
  return { mean: Number(expected.numerator) / Number(expected.denominator), deviation }
}

it.each([
  ['sbs', ['big']],
  ['dt', ['tie']],
  ['st2', ['12---']],
  ['g5', ['11112']],
])('%s of 5D has the mean and the deviation of all 100,000 draws', (code, pick) => {
  const exact = counted(fast, code, pick, allFast())
  const of = stated(fast, code, pick)
  expect(of.mean).toBeCloseTo(exact.mean, 9)
  expect(of.deviation).toBeCloseTo(exact.deviation, 6)
})

it('several numbers of which one at most can win have the exact deviation', () => {
  const pick = ['01', '02', '03', '47']
  const exact = counted(north, 'de', pick, lastTwoOfDb())
  const of = stated(north, 'de', pick)
  expect(of.mean).toBeCloseTo(exact.mean, 9)
  expect(of.deviation).toBeCloseTo(exact.deviation, 9)
})

it('several numbers that can win together have at least the exact deviation', () => {
  const pick = ['1----', '-2---']
  const exact = counted(fast, 'st1', pick, allFast())
  const of = stated(fast, 'st1', pick)
  expect(of.mean).toBeCloseTo(exact.mean, 9)
  expect(of.deviation).toBeGreaterThanOrEqual(exact.deviation)
})

it('each of the 27 numbers of the North is a draw of its own', () => {
  const { mean, deviation } = stated(north, 'lo2', ['15'])
  expect(mean).toBeCloseTo(27 * 0.99, 9)
  expect(deviation).toBeCloseTo(Math.sqrt(27 * 0.01 * 0.99) * 99, 9)
})

it('an unknown play has no figures', () => {
  expect(statedReturn(fast, { playType: 'nothing', picks: 1, choice: '', odds: {} })).toBeUndefined()
})
