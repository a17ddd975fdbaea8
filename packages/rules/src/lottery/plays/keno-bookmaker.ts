// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import { oddsBy, oneOf, play, type PlayType, win, winIf } from '../play-type.ts'
import { choose, type Ratio, ratioOf } from '../ratio.ts'
import { kenoBalls } from '../result-shape.ts'
import { chanceOfHits } from './keno-picks.ts'

const half = kenoBalls.drawn / 2
const draws = choose(kenoBalls.of, kenoBalls.drawn)
/** Ten of each half of the balls. */
const evenly = ratioOf(choose(kenoBalls.of / 2, half) ** 2n, draws)
const moreOfOne = ratioOf(evenly.denominator - evenly.numerator, evenly.denominator * 2n)

/** More balls of one kind, or ten of each; the tie loses both and is a choice of its own. */
const moreOf = (code: string, first: string, second: string, isFirst: (ball: number) => boolean): PlayType =>
  play({
    code,
    pick: oneOf(first, second, 'tie'),
    odds: oddsBy({ [win]: '2.4', tie: '4.7' }),
    expected: (choice): Readonly<Record<string, Ratio>> =>
      choice === 'tie' ? { tie: evenly } : { [win]: moreOfOne },
    winsOf: ([choice], result) => {
      const count = (result[0] ?? []).filter((ball) => isFirst(Number(ball))).length
      if (count === half) return choice === 'tie' ? ['tie'] : []
      return winIf(choice === (count > half ? first : second))
    },
  })

/** The elements by the total of all balls, with how many of the C(80,20) draws have such totals. */
const elements = [
  { name: 'metal', from: 210, draws: 362_424_019_495_171_770n },
  { name: 'wood', from: 696, draws: 712_463_910_471_784_803n },
  { name: 'water', from: 764, draws: 1_371_845_418_169_315_204n },
  { name: 'fire', from: 856, draws: 719_054_759_525_309_151n },
  { name: 'earth', from: 924, draws: 369_528_034_550_593_392n },
] as const

const elementOf = (result: DrawResult): string | undefined => {
  const total = (result[0] ?? []).reduce((sum, ball) => sum + Number(ball), 0)
  return elements.findLast(({ from }) => total >= from)?.name
}

const fiveElements = play({
  code: 'kel',
  pick: oneOf(...elements.map(({ name }) => name)),
  odds: oddsBy({ metal: '9.2', wood: '4.6', water: '2.4', fire: '4.6', earth: '9.2' }),
  expected: (choice) =>
    Object.fromEntries(
      elements.filter(({ name }) => name === choice).map(({ name, draws: of }) => [name, ratioOf(of, draws)]),
    ),
  winsOf: ([choice = ''], result) => (choice === elementOf(result) ? [choice] : []),
})

/** Prizes of one to five balls by hits. */
const ballPrizes: readonly Readonly<Record<string, string>>[] = [
  { 1: '3.3' },
  { 2: '10.3' },
  { 2: '2.3', 3: '20.3' },
  { 2: '2', 3: '6', 4: '51' },
  { 3: '3', 4: '21', 5: '251' },
]

/** kb1 to kb5: one to five balls at a bookmaker's odds. */
const balls = ballPrizes.map((byHits, index) =>
  play({
    code: `kb${index + 1}`,
    pick: { form: 'together', count: index + 1, lowest: 1, highest: kenoBalls.of, digits: 2 },
    odds: oddsBy(byHits),
    expected: () =>
      Object.fromEntries(
        Array.from({ length: index + 2 }, (_, hits) => [hits, chanceOfHits(hits, index + 1)]),
      ),
    winsOf: (pick, result) => [String(pick.filter((ball) => result[0]?.includes(ball)).length)],
  }),
)

/**
 * A bookmaker's plays on Keno (game-rules.md section 6.5). The odds of up and down, of odd and even balls, and
 * of all elements but metal are our choice.
 */
export const kenoBookmaker: readonly PlayType[] = [
  moreOf('kud', 'up', 'down', (ball) => ball <= kenoBalls.of / 2),
  moreOf('kmoe', 'odd', 'even', (ball) => ball % 2 === 1),
  fiveElements,
  ...balls,
]
