// SPDX-License-Identifier: Apache-2.0
import { CardRefusal, type CardRefusalCode } from '../card-refusal.ts'
import { range, type Chance } from '../chance-for-tests.ts'
import { climbingRank } from './climbing-rank.ts'
import type { ClimbingRules } from './climbing-rules.ts'
import type { ClimbingDeal, ClimbingInput, ClimbingState } from './climbing-state.ts'

/** What somebody tried in a game, and how the rules answered; no input: their time passed. */
export interface Attempt {
  readonly player: number
  readonly input: ClimbingInput | null
  readonly refused: CardRefusalCode | null
}

export interface PlayedGame {
  readonly deal: ClimbingDeal
  readonly attempts: readonly Attempt[]
  readonly state: ClimbingState
}

/** A whole deal, or one in which everybody has six pairs, so that there is something to chop with. */
export function randomDeal(chance: Chance, game: number, inPairs: boolean): ClimbingDeal {
  const players = range(4).map((at) => ({ playerId: `p${at}`, chips: String(chance.below(400) * 10_000) }))
  const lastWinner = chance.below(3) === 0 ? null : `p${chance.below(5)}`
  const cards = inPairs ? cardsInPairs(chance) : chance.shuffled(range(52))
  return { roundId: `g${game}`, players, lastWinner, cards }
}

function cardsInPairs(chance: Chance): number[] {
  const pairs = chance.shuffled(
    range(13).flatMap((rank) => {
      const cards = chance.shuffled(range(4)).map((suit) => rank * 4 + suit)
      return [cards.slice(0, 2), cards.slice(2)]
    }),
  )
  const singles = pairs.slice(24).flat()
  const hands = range(4).map((at) => [...pairs.slice(6 * at, 6 * at + 6).flat(), singles[at]!])
  return range(52).map((at) => hands[at % 4]![Math.floor(at / 4)]!)
}

/** Cards of a hand that may be a combination, among them some that are none. */
export function candidates(chance: Chance, hand: readonly number[]): number[][] {
  const byRank = range(13).map((rank) => chance.shuffled(hand.filter((card) => climbingRank(card) === rank)))
  const same = byRank.flatMap((cards) => range(cards.length).map((count) => cards.slice(0, count + 1)))
  const runs = [1, 2].flatMap((width) =>
    range(11).flatMap((start) => {
      const length = 2 + chance.below(5)
      const run = byRank.slice(start, start + length)
      return run.every((cards) => cards.length >= width)
        ? [run.flatMap((cards) => cards.slice(0, width))]
        : []
    }),
  )
  const triples = byRank.filter((cards) => cards.length >= 3)
  const pairs = byRank.filter((cards) => cards.length >= 2)
  const fives = triples.flatMap((three) => [
    ...pairs.filter((two) => two !== three).map((two) => [...three.slice(0, 3), ...two.slice(0, 2)]),
    [...three, ...chance.shuffled(hand.filter((card) => !three.includes(card)))].slice(0, 5),
  ])
  const flushes = range(4).map((suit) =>
    chance.shuffled(hand.filter((card) => card % 4 === suit)).slice(0, 5),
  )
  const others = [1, 2, 3, 5].map((count) => chance.shuffled(hand).slice(0, count))
  const all = [...same, ...runs, ...fives, ...flushes.filter(({ length }) => length === 5), ...others]
  return chance.shuffled(all)
}

const foreign: ClimbingInput = { type: 'play', cards: [51, 51] }

const MOST_WISHES = 5

/** What is tried in one turn, in its order; the last of it is always possible: to let the time pass. */
function wishes(chance: Chance, hand: readonly number[]): (ClimbingInput | null)[] {
  const tried = candidates(chance, hand).slice(0, MOST_WISHES)
  const plays = tried.map((cards): ClimbingInput => ({ type: 'play', cards }))
  const mood = chance.below(20)
  if (mood === 0) return [null]
  if (mood === 1) return [{ type: 'pass' }, foreign, null]
  const strong = mood < 8 ? plays.toSorted((one, other) => lengthOf(other) - lengthOf(one)) : plays
  return [...strong, { type: 'pass' }, null]
}

const lengthOf = (input: ClimbingInput): number => (input.type === 'play' ? input.cards.length : 0)

/** Plays a game to its end by random wishes; `seen` gets every state. Refused moves have to change nothing. */
export function playGame(
  rules: ClimbingRules,
  deal: ClimbingDeal,
  chance: Chance,
  seen: (state: ClimbingState) => void = () => undefined,
): PlayedGame {
  let nowMs = 0
  let { state } = rules.begin(deal, nowMs)
  seen(state)
  const attempts: Attempt[] = []
  for (let turns = 0; !state.result; turns += 1) {
    // Each trick has a play, and at most three passes between two plays.
    if (turns > 52 * 4) throw new Error(`game ${deal.roundId} does not end`)
    const player = state.turn
    const { playerId, hand } = state.players[player]!
    for (const input of wishes(chance, hand)) {
      const before = state
      const text = turns % 16 === 0 ? JSON.stringify(before) : ''
      let refused: CardRefusalCode | null = null
      try {
        if (input) {
          const move = { roundId: state.roundId, version: state.version, playerId, input }
          state = rules.apply(state, move, nowMs).state
        } else {
          nowMs = state.turnEndsAtMs
          state = rules.advance(state, nowMs).state
        }
      } catch (error) {
        if (!(error instanceof CardRefusal)) throw error
        refused = error.code
        if (text !== '' && JSON.stringify(before) !== text)
          throw new Error('a refused move changed the state', { cause: error })
      }
      attempts.push({ player, input, refused })
      if (state !== before) break
    }
    seen(state)
  }
  return { deal, attempts, state }
}
