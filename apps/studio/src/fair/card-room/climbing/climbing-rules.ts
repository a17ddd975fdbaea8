// SPDX-License-Identifier: Apache-2.0
import { CardRefusal } from '../card-refusal.ts'
import { checkHeld, checkTurn, type CardRules, type CardStep } from '../card-rules.ts'
import { checkPlayers, checkShuffle, dealtTo } from '../deal.ts'
import { checkStakes } from '../payments.ts'
import type {
  ClimbingDeal,
  ClimbingEvent,
  ClimbingGame,
  ClimbingInput,
  ClimbingState,
  ClimbingTable,
} from './climbing-state.ts'
import { viewClimbing, type ClimbingView } from './climbing-view.ts'
import { endGame, payChop } from './settle-climbing.ts'

/** What a move or the time makes of a game. */
export type ClimbingStep = CardStep<ClimbingState, ClimbingEvent>
export type ClimbingRules = CardRules<ClimbingState, ClimbingDeal, ClimbingInput, ClimbingEvent, ClimbingView>

const PLAYERS = 4
const CARDS = 52

/** The rules of a climbing game for four: who plays when, what lies on the table, and how it ends. */
export function climbingRules(game: ClimbingGame, table: ClimbingTable): ClimbingRules {
  checkStakes(table.stakes)
  return {
    begin: (deal, nowMs) => begin(game, table, deal, nowMs),
    apply(state, move, nowMs) {
      const player = checkTurn(state, move, nowMs)
      const { input } = move
      if (input.type === 'pass') return goOn(game, table, pass(state, player), nowMs)
      if (input.type !== 'play') throw new CardRefusal('badMove')
      return goOn(game, table, playCards(game, table, state, player, input.cards), nowMs)
    },
    leave(state, playerId, nowMs) {
      const player = state.players.findIndex((one) => one.playerId === playerId)
      if (player < 0 || state.result || state.players[player]!.left) return { state, events: [] }
      const players = state.players.map((one, at) => (at === player ? { ...one, left: true } : one))
      const left = { ...state, version: state.version + 1, players }
      const step: ClimbingStep = { state: left, events: [{ type: 'left', player }] }
      return player === state.turn ? goOn(game, table, step, nowMs) : step
    },
    dueAtMs: (state) => (state.result ? null : state.turnEndsAtMs),
    advance(state, nowMs) {
      if (state.result || nowMs < state.turnEndsAtMs) return { state, events: [] }
      return goOn(game, table, playDefault(game, table, state), nowMs)
    },
    viewOf: viewClimbing,
  }
}

function begin(game: ClimbingGame, table: ClimbingTable, deal: ClimbingDeal, nowMs: number): ClimbingStep {
  checkShuffle(deal.cards, CARDS)
  if (deal.players.length !== PLAYERS) throw new RangeError('four play')
  checkPlayers(deal.players, table.stakes)
  const players = deal.players.map(({ playerId, chips }, position) => {
    const hand = dealtTo(deal.cards, position, PLAYERS).sort(
      (one, other) => game.order(one) - game.order(other),
    )
    return { playerId, hand, chipsBefore: chips, chips, hasPlayed: false, left: false }
  })
  const lowest = deal.cards.find((card) => game.order(card) === 0)!
  const last = players.findIndex(({ playerId }) => playerId === deal.lastWinner)
  const state: ClimbingState = {
    ...{ roundId: deal.roundId, version: 0, players },
    turn: last < 0 ? players.findIndex(({ hand }) => hand.includes(lowest)) : last,
    turnEndsAtMs: nowMs + table.turnMs,
    ...{ trick: [], passed: [], opening: last < 0 ? lowest : null },
    ...{ chop: null, payments: [], result: null },
  }
  const won = game.instant?.(players.map(({ hand }) => hand))
  if (!won) return { state, events: [] }
  return endGame({ state, events: [] }, won.winner, true, () => won.halfUnits, table.stakes)
}

/** Gives the next player their time; who is gone plays the default at once. */
function goOn(game: ClimbingGame, table: ClimbingTable, step: ClimbingStep, nowMs: number): ClimbingStep {
  let { state } = step
  const events = [...step.events]
  while (!state.result && state.players[state.turn]!.left) {
    const next = playDefault(game, table, state)
    state = next.state
    events.push(...next.events)
  }
  return { state: { ...state, turnEndsAtMs: nowMs + table.turnMs }, events }
}

/** Whoever leads plays their lowest card, everybody else passes. */
function playDefault(game: ClimbingGame, table: ClimbingTable, state: ClimbingState): ClimbingStep {
  // A hand is sorted.
  const lowest = state.players[state.turn]!.hand[0]!
  if (state.trick.length > 0) return pass(state, state.turn)
  return playCards(game, table, state, state.turn, [lowest])
}

function pass(state: ClimbingState, player: number): ClimbingStep {
  const last = state.trick.at(-1)
  if (!last) throw new CardRefusal('mustLead')
  const passed = [...state.passed, player]
  const version = state.version + 1
  if (passed.length < state.players.length - 1)
    return { state: withNextTurn({ ...state, version, passed }), events: [{ type: 'passed', player }] }
  return {
    state: { ...state, version, turn: last.player, trick: [], passed: [], chop: null },
    events: [
      { type: 'passed', player },
      { type: 'trickEnded', player: last.player },
    ],
  }
}

function withNextTurn(state: ClimbingState): ClimbingState {
  const count = state.players.length
  let turn = (state.turn + 1) % count
  while (state.passed.includes(turn)) turn = (turn + 1) % count
  return { ...state, turn }
}

function playCards(
  game: ClimbingGame,
  table: ClimbingTable,
  state: ClimbingState,
  player: number,
  cards: readonly number[],
): ClimbingStep {
  checkPlay(game, state, player, cards)
  const over = state.trick.at(-1)
  const played = laidDown(game, state, player, cards)
  let step: ClimbingStep = {
    state: played,
    events: [{ type: 'played', player, cards: played.trick.at(-1)!.cards }],
  }
  const halfUnits = over ? (game.chopHalfUnits?.(cards, over.cards) ?? null) : null
  if (over && halfUnits !== null) step = payChop(step, over.player, player, halfUnits, table.stakes)
  const { players } = step.state
  if (players[player]!.hand.length === 0)
    return endGame(step, player, false, (other) => game.owedHalfUnits(players[other]!), table.stakes)
  return { state: withNextTurn(step.state), events: step.events }
}

function checkPlay(
  game: ClimbingGame,
  { players, trick, opening }: ClimbingState,
  player: number,
  cards: readonly number[],
): void {
  checkHeld(players[player]!.hand, cards)
  if (!game.isCombination(cards)) throw new CardRefusal('noCombination')
  if (opening !== null && !cards.includes(opening)) throw new CardRefusal('mustInclude')
  const over = trick.at(-1)
  if (over && !game.beats(cards, over.cards)) throw new CardRefusal('doesNotBeat')
}

/** The state with the cards on the table, in the order of their worth: how they were named says nothing. */
function laidDown(
  game: ClimbingGame,
  state: ClimbingState,
  player: number,
  cards: readonly number[],
): ClimbingState {
  const sorted = cards.toSorted((one, other) => game.order(one) - game.order(other))
  const players = state.players.map((one, at) => {
    if (at !== player) return one
    return { ...one, hand: one.hand.filter((card) => !cards.includes(card)), hasPlayed: true }
  })
  return {
    ...{ ...state, version: state.version + 1, players, opening: null },
    trick: [...state.trick, { player, cards: sorted }],
    passed: game.passIsFinal ? state.passed : [],
  }
}
