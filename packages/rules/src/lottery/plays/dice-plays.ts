// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import { oddsBy, oneOf, play, type PlayType, win, winIf } from '../play-type.ts'
import { type Ratio, ratioOf } from '../ratio.ts'
import { dice } from '../result-shape.ts'

const throws = dice.faces ** dice.thrown
const faces = Array.from({ length: dice.faces }, (_, index) => String(index + 1))
const thrown = (result: DrawResult): readonly string[] => result[0] ?? []
const totalOf = (result: DrawResult): number => thrown(result).reduce((sum, die) => sum + Number(die), 0)
const isTriple = (result: DrawResult): boolean => new Set(thrown(result)).size === 1
const countOf = (result: DrawResult, face: string): number =>
  thrown(result).filter((die) => die === face).length

/** The chance of a play with one prize: so many of the 216 throws. */
const inThrows = (wins: number) => (): Readonly<Record<string, Ratio>> => ({ [win]: ratioOf(wins, throws) })

/** 4 to 10 is small, 11 to 17 big; a triple loses both. */
const bigOrSmall = play({
  code: 'd3bs',
  pick: oneOf('big', 'small'),
  odds: oddsBy({ [win]: '2' }),
  expected: inThrows(105),
  winsOf: ([choice], result) =>
    winIf(!isTriple(result) && choice === (totalOf(result) > 10 ? 'big' : 'small')),
})

/** The total is odd or even; a triple loses both. */
const oddOrEven = play({
  code: 'd3oe',
  pick: oneOf('odd', 'even'),
  odds: oddsBy({ [win]: '2' }),
  expected: inThrows(105),
  winsOf: ([choice], result) =>
    winIf(!isTriple(result) && choice === (totalOf(result) % 2 === 0 ? 'even' : 'odd')),
})

/** How many throws have a total, and what it pays. The totals above 10 mirror those below. */
const lowTotals: Readonly<Record<number, readonly [throws: number, odds: string]>> = {
  4: [3, '61'],
  5: [6, '31'],
  6: [10, '19'],
  7: [15, '13'],
  8: [21, '9'],
  9: [25, '8'],
  10: [27, '7'],
}
const mirrorOf = 21
const totals = Array.from({ length: 14 }, (_, index) => index + 4).map((total) => {
  const [ways, odds] = lowTotals[Math.min(total, mirrorOf - total)] ?? [0, '1']
  return { total: String(total), ways, odds }
})

/** Exactly this total. */
const exactTotal = play({
  code: 'd3sum',
  pick: oneOf(...totals.map(({ total }) => total)),
  odds: oddsBy(Object.fromEntries(totals.map(({ total, odds }) => [total, odds]))),
  expected: (choice) =>
    Object.fromEntries(
      totals.filter(({ total }) => total === choice).map(({ total, ways }) => [total, ratioOf(ways, throws)]),
    ),
  winsOf: ([choice = ''], result) => (choice === String(totalOf(result)) ? [choice] : []),
})

/** One face: on one, two or three dice. */
const oneFace = play({
  code: 'd3one',
  pick: oneOf(...faces),
  odds: oddsBy({ x1: '2', x2: '3', x3: '4' }),
  expected: () => ({ x1: ratioOf(75, throws), x2: ratioOf(15, throws), x3: ratioOf(1, throws) }),
  winsOf: ([face = ''], result) => {
    const count = countOf(result, face)
    return count === 0 ? [] : [`x${count}`]
  },
})

/** Two given faces, both of them. */
const twoFaces = play({
  code: 'd3two',
  pick: oneOf(...faces.flatMap((low) => faces.filter((high) => high > low).map((high) => `${low}${high}`))),
  odds: oddsBy({ [win]: '7' }),
  expected: inThrows(30),
  winsOf: ([pair = ''], result) => winIf([...pair].every((face) => countOf(result, face) > 0)),
})

/** A given pair: the face on two dice or three. */
const double = play({
  code: 'd3dbl',
  pick: oneOf(...faces.map((face) => face.repeat(2))),
  odds: oddsBy({ [win]: '11' }),
  expected: inThrows(16),
  winsOf: ([pair = ''], result) => winIf(countOf(result, pair.slice(1)) >= 2),
})

/** A given triple, or any. */
const triple = play({
  code: 'd3tri',
  pick: oneOf(...faces.map((face) => face.repeat(3)), 'any'),
  odds: oddsBy({ [win]: '181', any: '31' }),
  expected: (choice): Readonly<Record<string, Ratio>> =>
    choice === 'any' ? { any: ratioOf(6, throws) } : { [win]: ratioOf(1, throws) },
  winsOf: ([choice = ''], result) => {
    if (choice === 'any') return isTriple(result) ? ['any'] : []
    return winIf(thrown(result).join('') === choice)
  },
})

/** The plays of K3, with the odds of sic bo (game-rules.md sections 1.4 and 6.6). */
export const dicePlays: readonly PlayType[] = [
  bigOrSmall,
  oddOrEven,
  exactTotal,
  oneFace,
  twoFaces,
  double,
  triple,
]
