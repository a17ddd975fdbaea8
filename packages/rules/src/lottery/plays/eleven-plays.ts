// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import { back, oddsBy, oneOf, type PickForm, play, type PlayType, win, winIf } from '../play-type.ts'
import { choose, type Ratio, ratioOf } from '../ratio.ts'
import { orderedBalls } from '../result-shape.ts'
import { atLevel, levelOdds } from './fast-odds.ts'

const { drawn, of } = orderedBalls.b11
const draws = Number(choose(of, drawn))
const ballsOf = (result: DrawResult): readonly string[] => result[0] ?? []
const totalOf = (result: DrawResult): number => ballsOf(result).reduce((sum, ball) => sum + Number(ball), 0)
const together = (count: number): PickForm => ({ form: 'together', count, lowest: 1, highest: of, digits: 2 })

/** e1 to e8: of up to five picked balls all are drawn; of more, all five drawn ones are among them. */
const any = (count: number): PlayType =>
  play({
    code: `e${count}`,
    pick: together(count),
    ...atLevel(
      Number(choose(of - count, drawn - count) + (count > drawn ? choose(count, drawn) : 0n)),
      draws,
    ),
    winsOf: (pick, result) =>
      winIf(pick.filter((ball) => ballsOf(result).includes(ball)).length === Math.min(count, drawn)),
  })

/** of x (of - 1) x ...: the ways in which the first balls can come. */
const waysInOrder = (count: number): number =>
  Array.from({ length: count }, (_, taken) => of - taken).reduce((ways, left) => ways * left, 1)

/** ef1 to ef3: the first balls, each at its position. */
const inOrder = (count: number): PlayType =>
  play({
    code: `ef${count}`,
    pick: { form: 'ranked', count, positions: count, of },
    ...atLevel(1, waysInOrder(count)),
    winsOf: (pick, result) =>
      winIf(pick.every((item) => ballsOf(result)[Number(item.slice(0, 2)) - 1] === item.slice(3))),
  })

/** eg2, eg3: the first balls in any order. */
const firstOnes = (count: number): PlayType =>
  play({
    code: `eg${count}`,
    pick: together(count),
    ...atLevel(1, Number(choose(of, count))),
    winsOf: (pick, result) => winIf(pick.every((ball) => ballsOf(result).slice(0, count).includes(ball))),
  })

/** The mean of all totals, which gives the stake back. */
const middleTotal = 30
/** Of the 462 sets of five balls, those with the total 30; 11 mirrors of a ball share the rest evenly. */
const middleDraws = 32

/** The total of the five balls above or below 30; exactly 30 gives the stake back. */
const bigOrSmall = play({
  code: 'ebs',
  pick: oneOf('big', 'small'),
  odds: { ...oddsBy({ [back]: '1' }), [win]: levelOdds(1, 2) },
  expected: (): Readonly<Record<string, Ratio>> => ({
    [win]: ratioOf(draws - middleDraws, draws * 2),
    [back]: ratioOf(middleDraws, draws),
  }),
  winsOf: ([choice], result) => {
    const total = totalOf(result)
    if (total === middleTotal) return [back]
    return winIf(choice === (total > middleTotal ? 'big' : 'small'))
  },
})

const oddBalls = 6
/** Sets with so many of the six odd balls. */
const withOdd = (count: number): number =>
  Number(choose(oddBalls, count) * choose(of - oddBalls, drawn - count))
const oddTotals = [1, 3, 5].map(withOdd).reduce((sum, ways) => sum + ways, 0)

/** The total of the five balls odd or even. */
const oddOrEven = play({
  code: 'eoe',
  pick: oneOf('odd', 'even'),
  odds: { odd: levelOdds(oddTotals, draws), even: levelOdds(draws - oddTotals, draws) },
  expected: (choice) => ({ [choice]: ratioOf(choice === 'odd' ? oddTotals : draws - oddTotals, draws) }),
  winsOf: ([choice = ''], result) =>
    choice === (totalOf(result) % 2 === 0 ? 'even' : 'odd') ? [choice] : [],
})

const oddCounts = Array.from({ length: drawn + 1 }, (_, count) => String(count))

/** How many of the five balls are odd. */
const countOfOdd = play({
  code: 'eod',
  pick: oneOf(...oddCounts),
  odds: Object.fromEntries(oddCounts.map((count) => [count, levelOdds(withOdd(Number(count)), draws)])),
  expected: (choice) => ({ [choice]: ratioOf(withOdd(Number(choice)), draws) }),
  winsOf: ([choice = ''], result) =>
    choice === String(ballsOf(result).filter((ball) => Number(ball) % 2 === 1).length) ? [choice] : [],
})

/** The first ball against the fifth. */
const dragonOrTiger = play({
  code: 'edt',
  pick: oneOf('dragon', 'tiger'),
  ...atLevel(1, 2),
  winsOf: ([choice], result) =>
    winIf(choice === ((ballsOf(result)[0] ?? '') > (ballsOf(result)[drawn - 1] ?? '') ? 'dragon' : 'tiger')),
})

/** The plays of 11x5 (game-rules.md section 6.6), at the level of the fast lotteries; which there are is our choice. */
export const elevenPlays: readonly PlayType[] = [
  bigOrSmall,
  oddOrEven,
  countOfOdd,
  dragonOrTiger,
  ...Array.from({ length: 8 }, (_, index) => any(index + 1)),
  ...[1, 2, 3].map(inOrder),
  ...[2, 3].map(firstOnes),
]
