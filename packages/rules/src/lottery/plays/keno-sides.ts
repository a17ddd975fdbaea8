import type { DrawResult } from '../lottery.ts'
import { back, oddsBy, oneOf, play, type PlayType, win, winIf } from '../play-type.ts'
import { kenoBalls } from '../result-shape.ts'

const half = kenoBalls.drawn / 2

/** How many of the 20 balls are of a kind. */
const countOf = (result: DrawResult, isKind: (ball: number) => boolean): number =>
  (result[0] ?? []).filter((ball) => isKind(Number(ball))).length

const isBig = (ball: number): boolean => ball > kenoBalls.of / 2
const isEven = (ball: number): boolean => ball % 2 === 0

/** Big (41-80) against small: 13 or more pay, 11 or 12 give the stake back; or ten of each. */
const bigOrSmall = play({
  code: 'kbs', pick: oneOf('big', 'small', 'draw'), odds: oddsBy({ [win]: '2.6', [back]: '1', draw: '2.6' }),
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
  code: 'koe', pick: oneOf('even', 'odd', 'even_11_12', 'odd_11_12', 'draw'), odds: oddsBy({ most: '20', many: '4', some: '2', draw: '2' }),
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

/** The total of all balls over or under 810, which gives the stake back. The odds are ours, those of odd and even. */
const overOrUnder = play({
  code: 'kou', pick: oneOf('over', 'under'), odds: oddsBy({ [win]: '1.95', [back]: '1' }),
  winsOf: ([choice], result) => {
    const total = totalOf(result)
    if (total === middleTotal) return [back]
    return winIf(choice === (total > middleTotal ? 'over' : 'under'))
  },
})

/** The total of all balls odd or even. */
const totalOddOrEven = play({
  code: 'ktoe', pick: oneOf('odd', 'even'), odds: oddsBy({ [win]: '1.95' }),
  winsOf: ([choice], result) => winIf(choice === (isEven(totalOf(result)) ? 'even' : 'odd')),
})

/** Keno's plays on all 20 balls at once (game-rules 6.5, D-122). */
export const kenoSides: readonly PlayType[] = [bigOrSmall, oddOrEven, overOrUnder, totalOddOrEven]
