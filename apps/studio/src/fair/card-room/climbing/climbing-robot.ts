// SPDX-License-Identifier: Apache-2.0
import { possiblePlays, type ClimbingPlays } from './climbing-plays.ts'
import { climbingRank, TWO } from './climbing-rank.ts'
import type { ClimbingInput } from './climbing-state.ts'
import type { ClimbingMessage } from './climbing-table.ts'

/** With so few cards somebody may end the game soon, and nothing is kept back. */
const FEW_CARDS = 3
/** How often a 2 is kept back while nobody is near the end. */
const KEEPS_TWO = 0.7
/** What breaking a pair or a triple costs, against the worth of a card. */
const BREAKING = 6

/** What a robot plays whose turn it is: much when it leads, else the cheapest that wins, and bombs for 2s. */
export function robotPlay(
  plays: ClimbingPlays,
  { round, own }: ClimbingMessage,
  random: () => number,
): ClimbingInput {
  const { players, chairs, trick, opening } = round!
  const position = chairs.indexOf(own!)
  const hand = players[position]!.hand ?? []
  const over = trick.at(-1)?.cards ?? null
  const possible = possiblePlays(plays, hand, { over, opening })
  const all = possible.find((cards) => cards.length === hand.length)
  if (all) return { type: 'play', cards: all }
  const others = players.filter((_, at) => at !== position).map(({ cards }) => cards)
  const isLate = Math.min(...others, hand.length) <= FEW_CARDS
  const chosen = over
    ? follow(plays, possible, { hand, over, isLate, keepsTwo: random() < KEEPS_TWO })
    : lead(plays, possible, hand, players[(position + 1) % players.length]!.cards)
  return chosen ? { type: 'play', cards: chosen } : { type: 'pass' }
}

type Cards = readonly number[]

const hasTwo = (cards: Cards): boolean => cards.some((card) => climbingRank(card) === TWO)

/** The most cards with the lowest one; against somebody with one card the highest single rather than a low one. */
function lead(plays: ClimbingPlays, possible: readonly Cards[], hand: Cards, nextHas: number): Cards | null {
  const [lowest] = hand.toSorted((one, other) => plays.order(one) - plays.order(other))
  const peaceful = possible.filter((cards) => !plays.isBomb(cards) && !hasTwo(cards))
  const some = peaceful.length > 0 ? peaceful : possible
  if (nextHas === 1) return some.findLast(({ length }) => length > 1) ?? possible.at(-1) ?? null
  const withLowest = some.filter((cards) => cards.includes(lowest!))
  const [most] = (withLowest.length > 0 ? withLowest : some).toSorted(
    (one, other) => other.length - one.length,
  )
  return most ?? null
}

interface Following {
  readonly hand: Cards
  readonly over: Cards
  readonly isLate: boolean
  readonly keepsTwo: boolean
}

/** The cheapest play that breaks little; 2s and bombs only for what is worth them. */
function follow(plays: ClimbingPlays, possible: readonly Cards[], following: Following): Cards | null {
  const { hand, over, isLate, keepsTwo } = following
  const cheap = possible.filter((cards) => !plays.isBomb(cards) && (isLate || !keepsTwo || !hasTwo(cards)))
  const costs = cheap.map((cards) => plays.worthOf(cards) + BREAKING * brokenBy(cards, hand))
  const best = cheap[costs.indexOf(Math.min(...costs))]
  if (best) return best
  const isWorthBomb = hasTwo(over) || isLate || plays.isBomb(over)
  return (isWorthBomb && possible.find((cards) => plays.isBomb(cards))) || null
}

/** How many cards of the same ranks stay behind. */
const brokenBy = (cards: Cards, hand: Cards): number => {
  const ranks = new Set(cards.map(climbingRank))
  return hand.filter((card) => ranks.has(climbingRank(card)) && !cards.includes(card)).length
}
