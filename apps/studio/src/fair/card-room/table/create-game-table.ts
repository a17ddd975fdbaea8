// SPDX-License-Identifier: Apache-2.0
import { CardRefusal } from '../card-refusal.ts'
import type { CardTable, NextHand, TableMove, TableStep, TableSummary } from '../card-table.ts'
import { applyChairMove } from './chair-moves.ts'
import { giveUpChair } from './chips.ts'
import { beginGame, endGame, nextChairs, takeStep, type Table } from './play-games.ts'
import { readInput } from './read-input.ts'
import { robotAtTable } from './robot-at-table.ts'
import type { EventOfGame, GameOfTable, ViewOfGame } from './table-game.ts'
import {
  chairOf,
  chipsOf,
  isInGame,
  withChair,
  type GameInput,
  type TableInput,
  type TableState,
} from './table-state.ts'
import { viewTable } from './view-table.ts'
import { readTable, writeTable } from './write-table.ts'

/** A table at which one game is played after another. */
export function createGameTable<
  Game extends GameOfTable,
  Move,
  Event extends EventOfGame,
  View extends ViewOfGame,
>(table: Table<Game, Move, Event, View>): CardTable<TableState<Game, View>, TableInput<Move>> {
  const { game, settings } = table
  type State = TableState<Game, View>
  /** Those who only now are enough wait a little, so that others can come. */
  const withPause = (before: State, step: TableStep<State>, nowMs: number): TableStep<State> => {
    const { state } = step
    const isReady = nextChairs(table, before).length === 0 && nextChairs(table, state).length > 0
    if (!isReady || before.running) return step
    const nextGameAtMs = Math.max(state.nextGameAtMs, nowMs + settings.times.pauseMs)
    return { ...step, state: { ...state, nextGameAtMs } }
  }
  const isReady = (state: State, nowMs: number): boolean =>
    nowMs >= state.nextGameAtMs && nextChairs(table, state).length > 0
  return {
    deckSize: game.deckSize,
    open: (nowMs) => openTable(game.chairs, nowMs),
    readInput: (value) => readInput(value, settings.currency.decimals, game.readMove),
    priceOf: (_, input) =>
      input.type === 'sit' ? BigInt(input.buyIn) : input.type === 'rebuy' ? BigInt(input.amount) : 0n,
    apply(state, { playerId, version, input }, nowMs) {
      if (input.type === 'move') return playMove(table, state, { move: { playerId, version, input }, nowMs })
      const own = state.chairs[chairOf(state, playerId)]?.version ?? 0
      if (version !== own) throw new CardRefusal('turnPassed')
      return withPause(state, applyChairMove(table, state, { playerId, input }, nowMs), nowMs)
    },
    dueAtMs: (state) => dueAtMs(table, state),
    wouldDeal: (state, nowMs) =>
      isReady(state, nowMs) ? nextChairs(table, state).map((index) => state.chairs[index]!.playerId) : null,
    advance(state, nowMs, next) {
      const timed = passTurn(table, state, nowMs)
      const left = giveUpChairs(table, timed.state, nowMs)
      const news = [...timed.news, ...left.news]
      if (!next || !isReady(left.state, nowMs)) return { state: left.state, news }
      const begun = beginGame(table, left.state, checkedHand(next, game.deckSize), nowMs)
      return { state: begun.state, news: [...news, ...begun.news] }
    },
    presence(state, playerId, present, nowMs) {
      const index = chairOf(state, playerId)
      const since = state.chairs[index]?.absentSinceMs ?? null
      if (index < 0 || (since === null) === present) return { state, news: [] }
      const changed = withChair(state, index, { absentSinceMs: present ? null : nowMs })
      return withPause(state, { state: changed, news: [] }, nowMs)
    },
    stop: (state, nowMs) => stopTable(table, state, nowMs),
    isHandOn: ({ running }) => running !== null,
    playersOf: ({ chairs }) => chairs.flatMap((chair) => (chair ? [chair.playerId] : [])),
    write: writeTable,
    read: (stored) => readTable<Game, View>(stored, game.chairs),
    viewOf: (state, viewing) => viewTable(table, state, viewing),
    summaryOf,
    moneyOf: (state) => ({
      held: state.chairs.reduce((sum, chair, at) => sum + chipsOf(state, at) + (chair?.pending ?? 0n), 0n),
      owed: state.boughtIn - state.paidOut - state.raked,
    }),
    robotMove: (view, random) => robotAtTable(game, view, random),
  }
}

function openTable<Game, View>(chairs: number, nowMs: number): TableState<Game, View> {
  return {
    ...{ version: 0, chairs: Array.from({ length: chairs }, () => null), running: null, last: null },
    ...{ lastWinner: null, lastFirst: chairs - 1, nextGameAtMs: nowMs, counts: [] },
    ...{ boughtIn: 0n, paidOut: 0n, raked: 0n },
  }
}

function checkedHand(hand: NextHand, size: number): NextHand {
  const isCard = (card: number): boolean => Number.isInteger(card) && card >= 0 && card < size
  if (hand.deck.length !== size || new Set(hand.deck).size !== size || !hand.deck.every(isCard))
    throw new RangeError(`a deck has each of ${size} cards once`)
  return hand
}

/** Plays what a player does in the game that is on. */
function playMove<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  {
    move: { playerId, version, input },
    nowMs,
  }: { readonly move: TableMove<GameInput<Move>>; readonly nowMs: number },
): TableStep<TableState<Game, View>> {
  const index = chairOf(state, playerId)
  if (index < 0) throw new CardRefusal('notAtTable')
  if (!state.running) throw new CardRefusal('handEnded')
  const move = { roundId: input.handId, version, playerId, input: input.move }
  const step = table.game.rules.apply(state.running.game, move, nowMs)
  return takeStep(table, withChair(state, index, { missed: 0 }), step, nowMs)
}

/** Plays the default for whoever let their time pass. */
function passTurn<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  nowMs: number,
): TableStep<TableState<Game, View>> {
  const { running } = state
  const due = running && table.game.rules.dueAtMs(running.game)
  if (!running || due === null || due === undefined || nowMs < due) return { state, news: [] }
  const index = running.chairs[running.game.turn]!
  const missed = withChair(state, index, { missed: state.chairs[index]!.missed + 1 })
  return takeStep(table, missed, table.game.rules.advance(running.game, nowMs), nowMs)
}

/** Since when the player on a chair does not play. */
const awaySince = <Game extends GameOfTable, View>(
  state: TableState<Game, View>,
  index: number,
): number[] => {
  const chair = state.chairs[index]
  if (!chair || isInGame(state, index)) return []
  return [chair.outSinceMs, chair.absentSinceMs].filter((since) => since !== null)
}

function giveUpChairs<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  { settings }: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  nowMs: number,
): TableStep<TableState<Game, View>> {
  const isLong = (since: number): boolean => nowMs >= since + settings.times.outMs
  const gone = state.chairs.flatMap((_, index) => (awaySince(state, index).some(isLong) ? [index] : []))
  return gone.reduce<TableStep<TableState<Game, View>>>(
    (before, index) => {
      const step = giveUpChair(before.state, index)
      return { state: step.state, news: [...before.news, ...step.news] }
    },
    { state, news: [] },
  )
}

function dueAtMs<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
): number | null {
  const due = state.chairs.flatMap((_, index) =>
    awaySince(state, index).map((since) => since + table.settings.times.outMs),
  )
  const turn = state.running ? table.game.rules.dueAtMs(state.running.game) : null
  if (turn !== null) due.push(turn)
  if (nextChairs(table, state).length > 0) due.push(state.nextGameAtMs)
  return due.length === 0 ? null : Math.min(...due)
}

/** The game that is on does not count, and everybody is paid. */
function stopTable<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  nowMs: number,
): TableStep<TableState<Game, View>> {
  const ended = state.running ? endGame(table, state, false, nowMs) : { state, news: [] }
  let after = ended.state
  const news = [...ended.news]
  for (const [index, chair] of ended.state.chairs.entries()) {
    if (!chair) continue
    const step = giveUpChair(after, index)
    after = step.state
    news.push(...step.news)
  }
  return { state: after, news }
}

const MS_PER_HOUR = 3_600_000

function summaryOf<Game, View>({ chairs, counts }: TableState<Game, View>): TableSummary {
  const [first, last] = [counts[0], counts.at(-1)]
  const pots = counts.reduce((sum, { pot }) => sum + pot, 0n)
  const spanMs = counts.length > 1 ? last!.endedAtMs - first!.endedAtMs : 0
  return {
    ...{ chairs: chairs.length, taken: chairs.filter((chair) => chair !== null).length, waiting: 0 },
    averagePot: counts.length === 0 ? null : pots / BigInt(counts.length),
    seeFlopBasisPoints: null,
    handsAnHour: spanMs > 0 ? Math.round(((counts.length - 1) * MS_PER_HOUR) / spanMs) : null,
  }
}
