// SPDX-License-Identifier: Apache-2.0
import { binomial, fraction, type Fraction } from '../../fair/fraction.ts'
import { MILLIONTHS_PER_HUNDREDTH, MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { shuffleFirst } from '../../fair/shuffle.ts'

/** There is nothing to choose before the card. */
export type BingoBet = Readonly<Record<never, never>>

export const BINGO_NUMBERS = 75
export const BINGO_BALLS = 40
export const BINGO_SIDE = 5
/** Each column has numbers of its own fifteen. */
const IN_COLUMN = BINGO_NUMBERS / BINGO_SIDE
const FIELDS = BINGO_SIDE * BINGO_SIDE
/** The field in the middle is free: it has no number and counts as hit. */
export const BINGO_FREE = 12
export const BINGO_ON_CARD = FIELDS - 1
/** For the fields of the card, column by column, and then for the balls. */
export const BINGO_FLOATS = BINGO_ON_CARD + BINGO_BALLS

const side = Array.from({ length: BINGO_SIDE }, (_, index) => index)
/** The fields of five rows, five columns and both diagonals, counted from the upper left. */
export const BINGO_LINES: readonly (readonly number[])[] = [
  ...side.map((row) => side.map((column) => row * BINGO_SIDE + column)),
  ...side.map((column) => side.map((row) => row * BINGO_SIDE + column)),
  side.map((index) => index * (BINGO_SIDE + 1)),
  side.map((index) => (index + 1) * (BINGO_SIDE - 1)),
]

/** What so many full lines pay, in hundredths; eleven cannot happen. */
const PAYS = [0, 135, 300, 600, 1_500, 4_000, 20_000, 40_000, 70_000, 80_000, 90_000, 0, 100_000] as const
export const BINGO_MOST_LINES = PAYS.length - 1

/** What a number of full lines pays. */
export function bingoMultiplier(lines: number): Multiplier {
  return PAYS[lines]! * MILLIONTHS_PER_HUNDREDTH
}

/** The 25 fields of the card, row by row; 0 is the free one. */
export function bingoCard(floats: readonly number[]): number[] {
  const card = Array.from({ length: FIELDS }, () => 0)
  let used = 0
  for (const column of side) {
    const rows = side.filter((row) => row * BINGO_SIDE + column !== BINGO_FREE)
    const numbers = shuffleFirst(IN_COLUMN, rows.length, floats.slice(used, used + rows.length))
    used += rows.length
    rows.forEach((row, index) => {
      card[row * BINGO_SIDE + column] = column * IN_COLUMN + numbers[index]! + 1
    })
  }
  return card
}

/** The balls in the order of the draw. */
export function bingoBalls(floats: readonly number[]): number[] {
  return shuffleFirst(BINGO_NUMBERS, BINGO_BALLS, floats.slice(BINGO_ON_CARD)).map((index) => index + 1)
}

/** The lines of which every field is hit. */
export function fullLines(card: readonly number[], balls: readonly number[]): number[] {
  const drawn = new Set(balls)
  const isHit = (field: number) => field === BINGO_FREE || drawn.has(card[field]!)
  return BINGO_LINES.flatMap((line, index) => (line.every(isHit) ? [index] : []))
}

/**
 * How many draws fill exactly 0 to 12 lines. Those that fill at least some given lines must draw all their numbers; taken
 * together with alternating signs, each draw is counted for exactly the lines that it fills.
 */
function waysOfLines(): bigint[] {
  const ways = Array.from({ length: BINGO_MOST_LINES + 1 }, () => 0n)
  for (let set = 0; set < 1 << BINGO_LINES.length; set += 1) {
    const lines = BINGO_LINES.filter((_, index) => set & (1 << index))
    const fields = new Set(lines.flat())
    fields.delete(BINGO_FREE)
    const draws = binomial(BINGO_NUMBERS - fields.size, BINGO_BALLS - fields.size)
    for (let exact = 0; exact <= lines.length; exact += 1) {
      const term = binomial(lines.length, exact) * draws
      ways[exact]! += (lines.length - exact) % 2 === 0 ? term : -term
    }
  }
  return ways
}

let ways: readonly bigint[] | undefined

/** The exact chance of filling so many lines. */
export function linesChance(lines: number): Fraction {
  ways ??= waysOfLines()
  return fraction(ways[lines]!, binomial(BINGO_NUMBERS, BINGO_BALLS))
}

/** The return to player, exact for draws that are equally likely. */
export function bingoRtp(): Fraction {
  ways ??= waysOfLines()
  const paid = ways.reduce((sum, each, lines) => sum + each * BigInt(bingoMultiplier(lines)), 0n)
  return fraction(paid, binomial(BINGO_NUMBERS, BINGO_BALLS) * BigInt(MULTIPLIER_ONE))
}
