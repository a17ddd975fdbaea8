// SPDX-License-Identifier: Apache-2.0
import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import { handValue } from '@tessera/studio/src/games/holdem/cards/hand-value.ts'
import { CARD_RANKS, DECK_CARDS, rankOf, suitOf } from '@tessera/studio/src/runtime/cards/card.ts'
import { median } from '../shared/report.ts'

const HANDS = 200_000
const CARDS = 7
const ROUNDS = 7
const SUITS = 4

/** The best evaluator of the registry; it has no types. Smaller is better there. */
const { evaluateCardCodes } = createRequire(import.meta.url)('phe') as {
  readonly evaluateCardCodes: (codes: readonly number[]) => number
}

/** Its code of a card: by rank from the two, then by suit. */
const codeOf = (card: number): number => ((rankOf(card) + CARD_RANKS - 2) % CARD_RANKS) * SUITS + suitOf(card)

export interface EvaluatorFigures {
  /** Hands of seven cards in a second of processor time, in millions. */
  readonly own: number
  readonly phe: number
  readonly ratio: number
}

/** Values the same random hands with both, in turns; throws if they ever order two hands differently. */
export function measureEvaluators(): EvaluatorFigures {
  const hands = Array.from({ length: HANDS }, dealSeven)
  const codes = hands.map((hand) => hand.map(codeOf))
  expectSameOrder(hands, codes)
  const own: number[] = []
  const other: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(millionsASecond(hands, handValue))
    other.push(millionsASecond(codes, evaluateCardCodes))
  }
  return {
    own: median(own),
    phe: median(other),
    ratio: median(own.map((value, index) => value / other[index]!)),
  }
}

function dealSeven(): number[] {
  const deck = Array.from({ length: DECK_CARDS }, (_, card) => card)
  return Array.from({ length: CARDS }, () => deck.splice(randomInt(deck.length), 1)[0]!)
}

function expectSameOrder(hands: readonly number[][], codes: readonly number[][]): void {
  for (let index = 1; index < hands.length; index += 1) {
    const here = Math.sign(handValue(hands[index]!) - handValue(hands[index - 1]!))
    const there = Math.sign(evaluateCardCodes(codes[index - 1]!) - evaluateCardCodes(codes[index]!))
    if (here !== there)
      throw new Error(`the evaluators disagree on ${hands[index - 1]!.join()} and ${hands[index]!.join()}`)
  }
}

function millionsASecond(
  hands: readonly (readonly number[])[],
  value: (cards: readonly number[]) => number,
): number {
  const begun = process.cpuUsage()
  let sum = 0
  for (const hand of hands) sum += value(hand)
  const { user, system } = process.cpuUsage(begun)
  if (sum === 0) throw new Error('nothing was valued')
  return hands.length / (user + system)
}
