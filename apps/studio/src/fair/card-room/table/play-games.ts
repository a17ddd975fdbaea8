// SPDX-License-Identifier: Apache-2.0
import type { RecordedEvent } from '../../../card-protocol/hand-record.ts'
import type { CardStep } from '../card-rules.ts'
import type { NextHand, TableNews, TableStep } from '../card-table.ts'
import type { Payment } from '../payments.ts'
import { giveUpChair, topUp } from './chips.ts'
import { recordOf } from './record-game.ts'
import type { EventOfGame, GameOfTable, TableGame, ViewOfGame } from './table-game.ts'
import {
  MOST_MISSED,
  withChair,
  type RunningGame,
  type TableChair,
  type TableSettings,
  type TableState,
} from './table-state.ts'

/** A table of one kind: its game and how it is played. */
export interface Table<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame> {
  readonly game: TableGame<Game, Move, Event, View>
  readonly settings: TableSettings
}

/** So many games the lobby's averages are of. */
const MOST_COUNTS = 20

/** Whether somebody on a chair is dealt in: there, playing, and with enough for the worst that can happen. */
const canPlay = (chair: TableChair, leastBuyIn: bigint): boolean =>
  chair.outSinceMs === null && chair.absentSinceMs === null && !chair.leaving && chair.stack >= leastBuyIn

/** The chairs that are dealt in next, in the order of the deal, which begins one chair further each time; empty: too few. */
export function nextChairs<
  Game extends GameOfTable,
  Move,
  Event extends EventOfGame,
  View extends ViewOfGame,
>(
  { game, settings }: Table<Game, Move, Event, View>,
  { chairs, running, lastFirst }: TableState<Game, View>,
): readonly number[] {
  if (running) return []
  const order = chairs.map((_, after) => (lastFirst + 1 + after) % chairs.length)
  const ready = order.filter((index) => chairs[index] && canPlay(chairs[index], settings.leastBuyIn))
  return ready.length < game.leastPlayers ? [] : ready
}

/** Deals a game to all who can play. */
export function beginGame<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  hand: NextHand,
  nowMs: number,
): TableStep<TableState<Game, View>> {
  const chairs = nextChairs(table, state)
  const players = chairs.map((index) => {
    const { playerId, stack } = state.chairs[index]!
    return { playerId, chips: String(stack) }
  })
  const step = table.game.begin({ hand, players, lastWinner: state.lastWinner }, nowMs)
  const running: RunningGame<Game> = {
    ...{ game: step.state, deck: hand.deck, beganAtMs: nowMs, chairs, events: [] },
    open: table.game.openAtFirst(step.state),
    given: step.state.players.map((player) => player.hand),
  }
  const dealt = { ...state, version: state.version + 1, running, lastFirst: chairs[0]!, last: null }
  const playerIds = players.map(({ playerId }) => playerId)
  const after = takeStep(table, dealt, step, nowMs)
  return { state: after.state, news: [{ type: 'dealt', handId: hand.id, playerIds }, ...after.news] }
}

/** Takes what a move or the time has made of the game, and ends it if that was the end. */
export function takeStep<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  { state: game, events }: CardStep<Game, Event>,
  nowMs: number,
): TableStep<TableState<Game, View>> {
  const before = state.running!
  const given = table.game.givenIn(before.game, events)
  const running: RunningGame<Game> = {
    ...before,
    game,
    events: [...before.events, ...events.map((event) => recorded(event, before.chairs))],
    open: [...before.open, ...events.flatMap((event) => table.game.openedBy(event))],
    given: before.given.map((cards, player) => (given?.player === player ? [...cards, given.card] : cards)),
  }
  const after = { ...state, version: state.version + 1, running }
  return game.result ? endGame(table, after, true, nowMs) : { state: after, news: [] }
}

/** An event with chairs in place of the positions of players. */
function recorded(event: EventOfGame, chairs: readonly number[]): RecordedEvent {
  const { player, payment, result, ...rest } = event as EventOfGame & {
    readonly payment?: Payment
    readonly result?: { readonly winner: number }
  }
  return {
    ...rest,
    ...(player !== undefined && { chair: chairs[player]! }),
    ...(payment && { ...payment, from: chairs[payment.from]!, to: chairs[payment.to]! }),
    ...(result && { ...result, winner: chairs[result.winner]! }),
  }
}

/**
 * Ends the game that is played: chips go back to the chairs, rebuys come on the table, those who leave are paid. A game that does not
 * count leaves everybody what they had.
 */
export function endGame<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  counts: boolean,
  nowMs: number,
): TableStep<TableState<Game, View>> {
  const running = state.running!
  const { result, players } = running.game
  const rakes = players.map((_, position) => (counts ? BigInt(result!.rakes[position]!) : 0n))
  const chairs = state.chairs.map((chair, index) => {
    const position = running.chairs.indexOf(index)
    if (!chair || position < 0 || !counts) return chair
    const stack = BigInt(players[position]!.chips)
    return { ...chair, stack, rake: chair.rake + rakes[position]! }
  })
  const news: TableNews[] = [{ type: 'ended', record: recordOf(table, running, counts, nowMs) }]
  const view = table.game.rules.viewOf(running.game, null)
  let after: TableState<Game, View> = {
    ...{ ...state, chairs, running: null, nextGameAtMs: nowMs + table.settings.times.pauseMs },
    raked: state.raked + rakes.reduce((sum, rake) => sum + rake, 0n),
    ...(counts && {
      last: { view, chairs: running.chairs },
      lastWinner: players[result!.winner]!.playerId,
      counts: [...state.counts, { endedAtMs: nowMs, pot: potOf(running.game) }].slice(-MOST_COUNTS),
    }),
  }
  for (const index of running.chairs) {
    const done = afterGame(table.settings, after, index, nowMs)
    after = done.state
    news.push(...done.news)
  }
  return { state: after, news }
}

/** What all winners have got, rake included. */
const potOf = ({ players, result }: GameOfTable): bigint =>
  players.reduce((sum, { chips, chipsBefore }, position) => {
    const gain = BigInt(chips) + BigInt(result!.rakes[position]!) - BigInt(chipsBefore)
    return gain > 0n ? sum + gain : sum
  }, 0n)

function afterGame<Game, View>(
  settings: TableSettings,
  state: TableState<Game, View>,
  index: number,
  nowMs: number,
): TableStep<TableState<Game, View>> {
  if (state.chairs[index]!.leaving) return giveUpChair(state, index)
  const toppedUp = topUp(state, settings, index)
  const { stack, missed, outSinceMs } = toppedUp.chairs[index]!
  const mustSitOut = missed >= MOST_MISSED || stack < settings.leastBuyIn
  if (!mustSitOut || outSinceMs !== null) return { state: toppedUp, news: [] }
  return { state: withChair(toppedUp, index, { outSinceMs: nowMs }), news: [] }
}
