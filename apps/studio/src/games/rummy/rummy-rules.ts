// SPDX-License-Identifier: Apache-2.0
import { LEAST_UNITS } from '@tessera/rules/games/card-rooms/card-stakes'
import { RAKE_BASIS_POINTS } from '@tessera/rules/games/card-rooms/rake-turnover'
import { CardRefusal } from '../../fair/card-room/card-refusal.ts'
import { checkTurn, type CardRules, type CardStep } from '../../fair/card-room/card-rules.ts'
import { checkPlayers, checkShuffle, dealtTo } from '../../fair/card-room/deal.ts'
import { checkStakes } from '../../fair/card-room/payments.ts'
import { RUMMY_CARDS } from './rummy-cards.ts'
import type { RummyDeal, RummyEvent, RummyInput, RummyState, RummyTable } from './rummy-state.ts'
import { viewRummy, type RummyView } from './rummy-view.ts'
import { declare, discard, draw, drop, playDefault } from './turns.ts'

type Step = CardStep<RummyState, RummyEvent>
export type RummyRules = CardRules<RummyState, RummyDeal, RummyInput, RummyEvent, RummyView>

const HAND = 13

/** Defaults of a table, but for its unit and its coin. A hand costs 80 points at most, so everybody can pay. */
export const rummyDefaults = {
  ...{ turnMs: 30_000, rakeBasisPoints: RAKE_BASIS_POINTS, leastUnits: LEAST_UNITS.rummy, mostTurns: 100 },
} as const

/** Points rummy with 13 cards for two to six. */
export function rummyRules(table: RummyTable): RummyRules {
  checkStakes(table.stakes)
  return {
    begin: (deal, nowMs) => ({ state: begin(deal, table, nowMs), events: [] }),
    apply(state, move, nowMs) {
      checkTurn(state, move, nowMs)
      return goOn(state, act(attended(state), move.input, table), table, nowMs)
    },
    leave(state, playerId, nowMs) {
      const player = state.players.findIndex((one) => one.playerId === playerId)
      const leaver = state.players[player]
      if (!leaver || state.result || leaver.left) return { state, events: [] }
      const players = state.players.map((one) => (one === leaver ? { ...one, left: true } : one))
      const left = { ...state, version: state.version + 1, players }
      return goOn(state, { state: left, events: [{ type: 'left', player }] }, table, nowMs)
    },
    dueAtMs: (state) => (state.result ? null : state.turnEndsAtMs),
    advance(state, nowMs) {
      if (state.result || nowMs < state.turnEndsAtMs) return { state, events: [] }
      return goOn(state, playDefault(state, table), table, nowMs)
    },
    viewOf: viewRummy,
  }
}

function begin({ roundId, cards, again, players }: RummyDeal, table: RummyTable, nowMs: number): RummyState {
  checkShuffle(cards, RUMMY_CARDS)
  checkShuffle(again, RUMMY_CARDS)
  if (players.length < 2 || players.length > 6) throw new RangeError('two to six play')
  checkPlayers(players, table.stakes)
  const dealt = HAND * players.length
  return {
    ...{ roundId, version: 0, again, turn: 0, turns: 0, turnEndsAtMs: nowMs + table.turnMs },
    players: players.map(({ playerId, chips }, position) => ({
      ...{ playerId, chipsBefore: chips, chips, hand: dealtTo(cards, position, players.length) },
      ...{ hasDrawn: false, missed: 0, left: false, out: null },
    })),
    ...{ cut: cards[dealt]!, discards: [cards[dealt + 1]!], stock: cards.slice(dealt + 2) },
    ...{ drawn: null, finish: null, payments: [], result: null },
  }
}

/** The player in turn has made a move: turns that they missed before no longer count. */
const attended = (state: RummyState): RummyState => ({
  ...state,
  players: state.players.map((player, at) => (at === state.turn ? { ...player, missed: 0 } : player)),
})

function act(state: RummyState, input: RummyInput, table: RummyTable): Step {
  if (input.type === 'draw') return draw(state, input.from)
  if (input.type === 'discard') return discard(state, input.card, table)
  if (input.type === 'drop') return drop(state, table)
  if (input.type === 'declare') return declare(state, input, table)
  throw new CardRefusal('badMove')
}

/** A new turn gets its time, an old one keeps it; who is gone plays the default at once. */
function goOn(before: RummyState, step: Step, table: RummyTable, nowMs: number): Step {
  let { state } = step
  const events = [...step.events]
  while (!state.result && state.players[state.turn]!.left) {
    const next = playDefault(state, table)
    state = next.state
    events.push(...next.events)
  }
  if (state.turns === before.turns) return { state, events }
  return { state: { ...state, turnEndsAtMs: nowMs + table.turnMs }, events }
}
