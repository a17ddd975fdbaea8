// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import { oddsBy, oneOf, play, type PlayType, winIf } from '../play-type.ts'
import { ratioOf } from '../ratio.ts'
import { atLevel } from './fast-odds.ts'

const sumOf = (result: DrawResult): number => (result[0] ?? []).reduce((sum, ball) => sum + Number(ball), 0)

/** The sum of the five balls: 23 to 45 is big, 0 to 22 small. */
const sumSize = play({
  code: 'sbs',
  pick: oneOf('big', 'small'),
  ...atLevel(1, 2),
  winsOf: ([choice], result) => winIf(choice === (sumOf(result) >= 23 ? 'big' : 'small')),
})

const sumEvenness = play({
  code: 'soe',
  pick: oneOf('odd', 'even'),
  ...atLevel(1, 2),
  winsOf: ([choice], result) => winIf(choice === (sumOf(result) % 2 === 0 ? 'even' : 'odd')),
})

/** Dragon: the first ball is above the last; tiger: below; a tie loses both and is a choice of its own. */
const dragonOrTiger = play({
  code: 'dt',
  pick: oneOf('dragon', 'tiger', 'tie'),
  odds: oddsBy({ dragon: '2.17', tiger: '2.17', tie: '9.6' }),
  expected: (choice) => ({ [choice]: choice === 'tie' ? ratioOf(10, 100) : ratioOf(45, 100) }),
  winsOf: ([choice], result) => {
    const difference = Number(result[0]?.[0]) - Number(result[0]?.[4])
    const came = difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger'
    return choice === came ? [came] : []
  },
})

/** The side plays of the fast lotteries (game-rules.md section 6.6). */
export const fastSides: readonly PlayType[] = [sumSize, sumEvenness, dragonOrTiger]
