// SPDX-License-Identifier: Apache-2.0
import { leastEdgeOf } from '@tessera/rules/games/least-edges'
import { describe, expect, it } from 'vitest'
import { newField } from '../../../fair/step-game.ts'
import { BLACKJACK_CARDS, BLACKJACK_DECKS, BLACKJACK_MOVES, shuffledCards, valueOf } from '../rules.ts'
import { BLACKJACK_FLOATS } from '../parts.ts'
import { BLACKJACK_RTP_PERCENT } from '../stated-return.ts'
import { blackjackGame } from '../story.ts'
import { dealTable, moveAt, movesOf, type BlackjackTable } from '../table.ts'
import { dealerOdds } from './dealer-odds.ts'
import { createHandOdds, OUR_RULES, type OddsRules } from './hand-odds.ts'
import { fullShoe, takeOut } from './shoe.ts'
import { wholeResult } from './whole-return.ts'

const plain: OddsRules = { ...OUR_RULES, doubleAfterSplit: false }
const percent = (result: number) => (100 * result).toFixed(6)

describe('the return of blackjack with the best play', () => {
  it.each([
    ['dealer stands on soft 17, no double after a split', plain, '-0.690237'],
    ['double after a split', OUR_RULES, '-0.570388'],
    ['dealer draws on soft 17', { ...plain, hitsSoft17: true }, '-0.911315'],
    ['a blackjack pays 6 to 5', { ...OUR_RULES, blackjackPays: 1.2 }, '-1.923282'],
    ['late surrender', { ...OUR_RULES, lateSurrender: true }, '-0.484878'],
  ])('has the reference figure of a deck without end: %s', (_name, rules, result) => {
    expect(percent(wholeResult(undefined, rules))).toBe(result)
  })

  it('has the reference chances of the dealer going over 21 behind each card', () => {
    const busts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map((up) => {
      const odds = dealerOdds(fullShoe(), up, false)
      // The reference counts a blackjack as an end, too.
      const noBlackjack = up === 1 ? 9 / 13 : up === 10 ? 12 / 13 : 1
      return (odds[5]! * noBlackjack).toFixed(6)
    })
    expect(busts).toEqual([
      '0.353608',
      '0.373875',
      '0.394468',
      '0.416404',
      '0.423150',
      '0.262312',
      '0.244741',
      '0.228425',
      '0.212109',
      '0.115286',
    ])
  })

  it('has the reference edge of insurance', () => {
    const shoe = fullShoe(BLACKJACK_DECKS)
    takeOut(shoe, 1)
    expect((100 * (1 - (3 * shoe.counts[10]!) / shoe.size)).toFixed(3)).toBe('7.470')
  })

  it('is stated for eight decks as computed over all deals', () => {
    const result = wholeResult(BLACKJACK_DECKS)
    expect(percent(result)).toBe('-0.485780')
    expect((100 * (1 + result)).toFixed(4)).toBe(BLACKJACK_RTP_PERCENT)
  })
})

/** A small generator for simulations: fast, and the same every time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The best move, remembered by the cards that decide it. */
function createPlayer() {
  const known = new Map<string, number>()
  const { hit, stand, double, split, decline } = BLACKJACK_MOVES
  const numbers = { hit, stand, double, split }
  return (table: BlackjackTable): number => {
    if (table.asksInsurance) return decline
    const { cards } = table.hands[table.active!]!
    const values = cards.map(valueOf)
    const up = valueOf(table.dealer[0]!)
    const moves = movesOf(table)
    // Only the deck without end is asked: fast enough, and as good as the exact play within the error.
    const key = [up, moves.length, ...values.toSorted((left, right) => left - right)].join()
    let move = known.get(key)
    if (move === undefined) {
      const odds = createHandOdds(fullShoe(), up, OUR_RULES)
      const results = odds.of(values, moves.includes(double))
      const all: [keyof typeof numbers, number][] = Object.entries(results) as never
      if (moves.includes(split)) all.push(['split', odds.split(values[0]!)])
      move = numbers[all.reduce((best, each) => (each[1] > best[1] ? each : best))[0]]
      known.set(key, move)
    }
    return move
  }
}

it('returns in simulated rounds of the game itself what is stated, within four standard errors', () => {
  const rounds = Number(process.env['BLACKJACK_ROUNDS'] ?? 200_000)
  const random = randomFrom(20_261_126)
  const choose = createPlayer()
  const stake = { amount: 1_000_000n, unit: 10_000n }
  let [sum, squares, stakes] = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const floats = Array.from({ length: BLACKJACK_FLOATS }, random)
    const cards = shuffledCards(floats)
    const moves: number[] = []
    let staked = stake.amount
    for (let table = dealTable(cards); !table.over;) {
      const move = choose(table)
      staked += blackjackGame.raise!(newField({}), move, stake)
      moves.push(move)
      table = moveAt(table, move, cards)
    }
    const { payout } = blackjackGame.story({ bet: {}, moves, state: 'cashedOut' }, stake, floats)
    const result = Number(payout - staked) / 1e6
    sum += result
    stakes += Number(staked) / 1e6
    squares += result * result
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
  expect(Math.abs(mean - -0.004_857_8)).toBeLessThan(4 * error)
  expect(error).toBeLessThan(0.003)
  // Of everything staked, the house keeps what the platform counts with; a round stakes 1.13 at most on average.
  expect(stakes / rounds).toBeLessThan(1.14)
  expect(Math.floor(48.578 / 1.14)).toBe(leastEdgeOf('inh_blackjack'))
})

it('shuffles 416 cards of eight decks by their floats', () => {
  const random = randomFrom(7)
  const counts = new Map<number, number>()
  for (let round = 0; round < 2_000; round += 1)
    for (const card of shuffledCards(Array.from({ length: BLACKJACK_FLOATS }, random)))
      counts.set(card, (counts.get(card) ?? 0) + 1)
  const expected = (2_000 * BLACKJACK_FLOATS) / 52
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected))
  expect(counts.size).toBe(52)
  const zeros = shuffledCards(Array.from({ length: BLACKJACK_FLOATS }, () => 0))
  expect(zeros).toEqual(Array.from({ length: BLACKJACK_FLOATS }, (_, index) => index % 52))
  const ends = shuffledCards(Array.from({ length: BLACKJACK_FLOATS }, () => 1 - 2 ** -32))
  expect(ends.slice(0, 3)).toEqual([BLACKJACK_CARDS - 1, 0, 1].map((card) => card % 52))
})
