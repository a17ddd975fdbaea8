// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import { back, chanceOf, oddsBy, oneOf, play, type PlayType, win, winIf } from '../play-type.ts'
import { choose, none, plus, type Ratio, ratioOf } from '../ratio.ts'
import { kenoBalls } from '../result-shape.ts'

type Chances = Readonly<Record<string, Ratio>>

const half = kenoBalls.drawn / 2

/** How many of the 20 balls are of a kind. */
const countOf = (result: DrawResult, isKind: (ball: number) => boolean): number =>
  (result[0] ?? []).filter((ball) => isKind(Number(ball))).length

/**
 * The chance that from `least` to `most` of the 20 balls are of a kind that half of the 80 are: C(40,b)
 * C(40,20-b) / C(80,20) each.
 */
function chanceOfCount(least: number, most: number): Ratio {
  const kind = kenoBalls.of / 2
  return Array.from({ length: most - least + 1 }, (_, step) => least + step)
    .map((count) =>
      ratioOf(
        choose(kind, count) * choose(kind, kenoBalls.drawn - count),
        choose(kenoBalls.of, kenoBalls.drawn),
      ),
    )
    .reduce(plus, none)
}

const isBig = (ball: number): boolean => ball > kenoBalls.of / 2
const isEven = (ball: number): boolean => ball % 2 === 0

/** Big (41-80) against small: 13 or more pay, 11 or 12 return the stake; or ten of each. */
const bigOrSmall = play({
  code: 'kbs',
  pick: oneOf('big', 'small', 'draw'),
  odds: oddsBy({ [win]: '2.6', [back]: '1', draw: '2.6' }),
  expected: (choice): Chances =>
    choice === 'draw'
      ? { draw: chanceOfCount(half, half) }
      : { [win]: chanceOfCount(13, 20), [back]: chanceOfCount(11, 12) },
  winsOf: ([choice], result) => {
    const big = countOf(result, isBig)
    if (choice === 'draw') return big === half ? ['draw'] : []
    const chosen = choice === 'big' ? big : kenoBalls.drawn - big
    if (chosen >= 13) return [win]
    return chosen > half ? [back] : []
  },
})

/** Even against odd: 15 or more, 13 or 14; or just 11 or 12 of one; or ten of each. */
const oddOrEven = play({
  code: 'koe',
  pick: oneOf('even', 'odd', 'even_11_12', 'odd_11_12', 'draw'),
  odds: oddsBy({ most: '20', many: '4', some: '2', draw: '2' }),
  expected: (choice): Chances => {
    if (choice === 'draw') return { draw: chanceOfCount(half, half) }
    if (choice.endsWith('_11_12')) return { some: chanceOfCount(11, 12) }
    return { most: chanceOfCount(15, 20), many: chanceOfCount(13, 14) }
  },
  winsOf: ([choice = ''], result) => {
    const even = countOf(result, isEven)
    if (choice === 'draw') return even === half ? ['draw'] : []
    const chosen = choice.startsWith('even') ? even : kenoBalls.drawn - even
    if (choice.endsWith('_11_12')) return chosen === 11 || chosen === 12 ? ['some'] : []
    if (chosen >= 15) return ['most']
    return chosen >= 13 ? ['many'] : []
  },
})

const totalOf = (result: DrawResult): number => (result[0] ?? []).reduce((sum, ball) => sum + Number(ball), 0)
/** The mean total, and by symmetry the middle one: 20 x 40.5. */
const middleTotal = 810
/**
 * How many of the C(80,20) draws have the middle total; over and under share the rest evenly, as 81 - ball
 * mirrors every draw.
 */
const middleDraws = 15_542_763_534_960_598n
const allDraws = choose(kenoBalls.of, kenoBalls.drawn)

/**
 * The total of all balls over or under 810; exactly 810 returns the stake. The odds are our choice, the same
 * as for odd and even.
 */
const overOrUnder = play({
  code: 'kou',
  pick: oneOf('over', 'under'),
  odds: oddsBy({ [win]: '1.95', [back]: '1' }),
  expected: () => ({
    [win]: ratioOf(allDraws - middleDraws, allDraws * 2n),
    [back]: ratioOf(middleDraws, allDraws),
  }),
  winsOf: ([choice], result) => {
    const total = totalOf(result)
    if (total === middleTotal) return [back]
    return winIf(choice === (total > middleTotal ? 'over' : 'under'))
  },
})

/** The draws with an even total: those with an even number of odd balls. */
const evenTotals = Array.from(
  { length: half + 1 },
  (_, pairs) => choose(kenoBalls.of / 2, 2 * pairs) * choose(kenoBalls.of / 2, kenoBalls.drawn - 2 * pairs),
).reduce((sum, draws) => sum + draws, 0n)

/** The total of all balls odd or even. */
const totalOddOrEven = play({
  code: 'ktoe',
  pick: oneOf('odd', 'even'),
  odds: oddsBy({ [win]: '1.95' }),
  expected: (choice) => chanceOf(choice === 'even' ? evenTotals : allDraws - evenTotals, allDraws)(choice),
  winsOf: ([choice], result) => winIf(choice === (isEven(totalOf(result)) ? 'even' : 'odd')),
})

/** Keno's plays on all 20 balls at once (game-rules.md section 6.5, D-122). */
export const kenoSides: readonly PlayType[] = [bigOrSmall, oddOrEven, overOrUnder, totalOddOrEven]
