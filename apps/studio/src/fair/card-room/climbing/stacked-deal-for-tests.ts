// SPDX-License-Identifier: Apache-2.0
import { range } from '../chance-for-tests.ts'
import type { ClimbingDeal, ClimbingInput, ClimbingState } from './climbing-state.ts'
import type { ClimbingRules, ClimbingStep } from './climbing-rules.ts'

/** The card of a name such as "Ts" or "2h". */
export function card(name: string): number {
  const [rank, suit] = ['A23456789TJQK'.indexOf(name[0]!), 'shcd'.indexOf(name[1]!)]
  if (rank < 0 || suit < 0) throw new Error(`no card: ${name}`)
  return rank * 4 + suit
}

/** The cards of several names. */
export const cardsOf = (names: string): number[] => names.split(' ').map(card)

/** A deal in which some have these cards among theirs; the rest goes where there is room, well mixed. */
export function stackedDeal(
  named: readonly string[],
  { chips = [1000, 1000, 1000, 1000], lastWinner = null as string | null } = {},
): ClimbingDeal {
  const hands = range(4).map((at) => (named[at] ? cardsOf(named[at]) : []))
  const mixed = range(52).map((at) => (at * 23 + 7) % 52)
  const rest = mixed.filter((one) => !hands.flat().includes(one))
  for (const hand of hands) hand.push(...rest.splice(0, 13 - hand.length))
  const cards = range(52).map((at) => hands[at % 4]![Math.floor(at / 4)]!)
  const players = chips.map((units, at) => ({ playerId: `p${at}`, chips: String(units * 1_000_000) }))
  return { roundId: 'g', cards, players, lastWinner }
}

/** A game that is played move by move, whoever's turn it is. */
export class PlayedByHand {
  state: ClimbingState
  events: ClimbingStep['events']
  nowMs = 0
  readonly rules: ClimbingRules
  constructor(rules: ClimbingRules, deal: ClimbingDeal) {
    this.rules = rules
    const { state, events } = rules.begin(deal, 0)
    this.state = state
    this.events = events
  }

  /** Cards by their names; nothing: a pass. */
  play(player: number, names?: string): this {
    return this.move(player, names ? { type: 'play', cards: cardsOf(names) } : { type: 'pass' })
  }

  move(player: number, input: ClimbingInput, version = this.state.version): this {
    const move = { roundId: 'g', version, playerId: `p${player}`, input }
    return this.take(this.rules.apply(this.state, move, this.nowMs))
  }

  /** The time of whoever's turn it is passes. */
  wait(): this {
    this.nowMs = this.rules.dueAtMs(this.state)!
    return this.take(this.rules.advance(this.state, this.nowMs))
  }

  leave(player: number): this {
    return this.take(this.rules.leave(this.state, `p${player}`, this.nowMs))
  }

  /** What everybody has, in units of a currency. */
  get chips(): number[] {
    return this.state.players.map(({ chips }) => Number(chips) / 1_000_000)
  }

  private take({ state, events }: ClimbingStep): this {
    this.state = state
    this.events = events
    return this
  }
}
