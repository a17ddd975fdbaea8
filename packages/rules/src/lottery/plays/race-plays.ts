// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import { oneOf, play, type PlayType, winIf } from '../play-type.ts'
import { ratioOf } from '../ratio.ts'
import { orderedBalls } from '../result-shape.ts'
import { atLevel, levelOdds } from './fast-odds.ts'

const { drawn: cars } = orderedBalls.pk10
const finish = (result: DrawResult): readonly string[] => result[0] ?? []
const carAt = (result: DrawResult, position: number): number => Number(finish(result)[position - 1])

/** Champion and runner-up: 90 orders, with sums of 3 to 19. */
const pairs = cars * (cars - 1)
const sums = Array.from({ length: 2 * cars - 3 }, (_, index) => index + 3)
const sumOf = (result: DrawResult): number => carAt(result, 1) + carAt(result, 2)
/** In how many of the orders two different cars have a sum. */
const pairsWith = (sum: number): number =>
  Array.from({ length: cars }, (_, index) => index + 1).filter(
    (car) => sum - car >= 1 && sum - car <= cars && sum - car !== car,
  ).length
const bigSum = 12
const waysOf = (isMeant: (sum: number) => boolean): number =>
  sums
    .filter(isMeant)
    .map(pairsWith)
    .reduce((all, ways) => all + ways, 0)

const exactSum = play({
  code: 'psum',
  pick: oneOf(...sums.map(String)),
  odds: Object.fromEntries(sums.map((sum) => [sum, levelOdds(pairsWith(sum), pairs)])),
  expected: (choice) => ({ [choice]: ratioOf(pairsWith(Number(choice)), pairs) }),
  winsOf: ([choice = ''], result) => (choice === String(sumOf(result)) ? [choice] : []),
})

/** Two sides of the sum of champion and runner-up, which do not come equally often. */
const sideOfSum = (
  code: string,
  [first, second]: readonly [string, string],
  isFirst: (sum: number) => boolean,
): PlayType => {
  const ways = { [first]: waysOf(isFirst), [second]: pairs - waysOf(isFirst) }
  return play({
    code,
    pick: oneOf(first, second),
    odds: Object.fromEntries(Object.entries(ways).map(([side, count]) => [side, levelOdds(count, pairs)])),
    expected: (choice) => ({ [choice]: ratioOf(ways[choice] ?? 0, pairs) }),
    winsOf: ([choice = ''], result) => (choice === (isFirst(sumOf(result)) ? first : second) ? [choice] : []),
  })
}

/** Two sides of the champion's number. */
const sideOfChampion = (
  code: string,
  [first, second]: readonly [string, string],
  isFirst: (car: number) => boolean,
): PlayType =>
  play({
    code,
    pick: oneOf(first, second),
    ...atLevel(1, 2),
    winsOf: ([choice], result) => winIf(choice === (isFirst(carAt(result, 1)) ? first : second)),
  })

/** Cars at exact positions: one anywhere, or the first ones in their order. */
const ranked = (code: string, count: number, positions: number): PlayType =>
  play({
    code,
    pick: { form: 'ranked', count, positions, of: cars },
    ...atLevel(
      1,
      Array.from({ length: count }, (_, taken) => cars - taken).reduce((ways, left) => ways * left, 1),
    ),
    winsOf: (pick, result) =>
      winIf(pick.every((item) => finish(result)[Number(item.slice(0, 2)) - 1] === item.slice(3))),
  })

/** Dragon: the car at a position has a higher number than the one at its mirror from the end; tiger: a lower one. */
const duel = (position: number): PlayType =>
  play({
    code: `pdt${position}`,
    pick: oneOf('dragon', 'tiger'),
    ...atLevel(1, 2),
    winsOf: ([choice], result) =>
      winIf(choice === (carAt(result, position) > carAt(result, cars + 1 - position) ? 'dragon' : 'tiger')),
  })

/** The plays of PK10 (game-rules.md section 6.6), at the level of the fast lotteries; which there are is our choice. */
export const racePlays: readonly PlayType[] = [
  sideOfSum('psbs', ['big', 'small'], (sum) => sum >= bigSum),
  sideOfSum('psoe', ['odd', 'even'], (sum) => sum % 2 === 1),
  exactSum,
  ranked('pat', 1, cars),
  ranked('pf2', 2, 2),
  ranked('pf3', 3, 3),
  sideOfChampion('pbs', ['big', 'small'], (car) => car > cars / 2),
  sideOfChampion('poe', ['odd', 'even'], (car) => car % 2 === 1),
  ...[1, 2, 3, 4, 5].map(duel),
]
