// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { binomial, toPercent } from '../../fair/fraction.ts'
import {
  BINGO_BALLS,
  BINGO_FLOATS,
  BINGO_FREE,
  BINGO_LINES,
  BINGO_MOST_LINES,
  BINGO_NUMBERS,
  BINGO_ON_CARD,
  bingoBalls,
  bingoCard,
  bingoMultiplier,
  bingoRtp,
  fullLines,
  linesChance,
} from './maths.ts'
import { buildBingoStory } from './story.ts'

const stake = { amount: 1_000_000n, unit: 10_000n }
const floats = (value: number) => Array.from({ length: BINGO_FLOATS }, () => value)

describe('bingo', () => {
  it('has the chances that marking every one of 16,777,216 sets of fields gives', () => {
    // A second way: hits on the 24 fields by their number, and all sets of so many fields one by one.
    const bitOf = (field: number) =>
      field === BINGO_FREE ? 0 : 1 << (field < BINGO_FREE ? field : field - 1)
    const masks = Int32Array.from(BINGO_LINES, (line) => line.reduce((mask, field) => mask | bitOf(field), 0))
    const sets = Array.from({ length: BINGO_ON_CARD + 1 }, () => new Float64Array(BINGO_MOST_LINES + 1))
    const bits = new Uint8Array(4_096)
    for (let set = 1; set < bits.length; set += 1) bits[set] = bits[set >> 1]! + (set & 1)
    for (let set = 0; set < 1 << BINGO_ON_CARD; set += 1) {
      let lines = 0
      for (let line = 0; line < masks.length; line += 1) if ((set & masks[line]!) === masks[line]) lines += 1
      sets[bits[set & 4_095]! + bits[set >> 12]!]![lines]! += 1
    }
    const all = binomial(BINGO_NUMBERS, BINGO_BALLS)
    for (let lines = 0; lines <= BINGO_MOST_LINES; lines += 1) {
      let ways = 0n
      for (const [hits, counts] of sets.entries())
        ways += BigInt(counts[lines]!) * binomial(BINGO_NUMBERS - BINGO_ON_CARD, BINGO_BALLS - hits)
      const { numerator, denominator } = linesChance(lines)
      expect(numerator * all).toBe(ways * denominator)
    }
  })

  it('returns what its rules state, and its chances make one whole', () => {
    expect(toPercent(bingoRtp(), 4)).toBe('98.9879')
    let sum = 0
    for (let lines = 0; lines <= BINGO_MOST_LINES; lines += 1) {
      const { numerator, denominator } = linesChance(lines)
      sum += Number((numerator * 10n ** 15n) / denominator)
    }
    expect(sum / 1e15).toBeCloseTo(1, 12)
    expect(linesChance(11).numerator).toBe(0n)
    expect(bingoMultiplier(BINGO_MOST_LINES)).toBe(1_000_000_000)
  })

  it('fills each column of the card with different numbers of its own fifteen', () => {
    for (const value of [0, 0.3, 0.77, 1 - 2 ** -32]) {
      const card = bingoCard(floats(value))
      expect(card[BINGO_FREE]).toBe(0)
      expect(new Set(card).size).toBe(25)
      card.forEach((number, field) => {
        if (field !== BINGO_FREE) expect(Math.floor((number - 1) / 15)).toBe(field % 5)
      })
      const balls = bingoBalls(floats(value))
      expect(new Set(balls).size).toBe(BINGO_BALLS)
      expect([Math.min(...balls) >= 1, Math.max(...balls) <= BINGO_NUMBERS]).toEqual([true, true])
    }
  })

  it('counts rows, columns and diagonals, with the free field in the middle', () => {
    const card = bingoCard(floats(0))
    const numbers = (line: number) =>
      BINGO_LINES[line]!.filter((field) => field !== BINGO_FREE).map((field) => card[field]!)
    for (let line = 0; line < BINGO_LINES.length; line += 1)
      expect(fullLines(card, numbers(line))).toEqual([line])
    expect(fullLines(card, card)).toHaveLength(BINGO_MOST_LINES)
    expect(fullLines(card, numbers(2).slice(1))).toEqual([])
  })

  it('pays its lines', () => {
    const { events, multiplier, payout } = buildBingoStory({}, stake, floats(0))
    // All floats are 0: the balls 1 to 40 fill the columns B and I, and 10 of N's 15.
    expect(events[1]).toEqual({ type: 'balls', numbers: Array.from({ length: 40 }, (_, index) => index + 1) })
    const lines = events[2]?.type === 'lines' ? events[2].lines : []
    expect(lines).toEqual([5, 6, 7])
    expect([multiplier, payout]).toEqual([6_000_000, 6_000_000n])
  })
})
