// SPDX-License-Identifier: Apache-2.0
import { CardRefusal } from '../card-refusal.ts'
import type { TableStep } from '../card-table.ts'
import { giveUpChair, topUp } from './chips.ts'
import { takeStep, type Table } from './play-games.ts'
import type { EventOfGame, GameOfTable, ViewOfGame } from './table-game.ts'
import {
  chairOf,
  chipsOf,
  isInGame,
  withChair,
  type ChairInput,
  type TableChair,
  type TableSettings,
  type TableState,
} from './table-state.ts'

type Step<Game, View> = TableStep<TableState<Game, View>>

/** Plays what a player does with their chair. Throws a CardRefusal for what is not allowed now. */
export function applyChairMove<
  Game extends GameOfTable,
  Move,
  Event extends EventOfGame,
  View extends ViewOfGame,
>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  { playerId, input }: { readonly playerId: string; readonly input: ChairInput },
  nowMs: number,
): Step<Game, View> {
  const { settings } = table
  if (input.type === 'sit') return quiet(sitDown(table, state, playerId, input))
  const index = chairOf(state, playerId)
  if (index < 0) throw new CardRefusal('notAtTable')
  if (state.chairs[index]!.leaving) throw new CardRefusal('leaving')
  if (input.type === 'leave') return leave(table, state, index, nowMs)
  if (input.type === 'rebuy') return quiet(rebuy(table, state, index, input.amount))
  if (input.type === 'return') return quiet(comeBack(settings, state, index))
  if (input.type !== 'sitOut') throw new CardRefusal('badMove')
  const { outSinceMs } = state.chairs[index]!
  return quiet(changed(state, index, { outSinceMs: outSinceMs ?? nowMs }))
}

const quiet = <Game, View>(state: TableState<Game, View>): Step<Game, View> => ({ state, news: [] })

const changed = <Game, View>(
  state: TableState<Game, View>,
  index: number,
  change: Partial<TableChair>,
): TableState<Game, View> => withChair(state, index, { ...change, version: state.chairs[index]!.version + 1 })

function checkAmount(after: bigint, amount: bigint, coin: bigint, settings: TableSettings): void {
  if (amount <= 0n || amount % coin !== 0n) throw new CardRefusal('badAmount')
  if (after < settings.leastBuyIn) throw new CardRefusal('buyInTooSmall', settings.leastBuyIn)
  if (after > settings.mostBuyIn) throw new CardRefusal('buyInTooLarge', settings.mostBuyIn)
}

/** A player sits down with chips, which the wallet has paid. */
function sitDown<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  { game, settings }: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  playerId: string,
  { chair: index, buyIn }: Extract<ChairInput, { type: 'sit' }>,
): TableState<Game, View> {
  if (chairOf(state, playerId) >= 0) throw new CardRefusal('alreadyAtTable')
  if (!(index in state.chairs)) throw new CardRefusal('badChair')
  if (state.chairs[index]) throw new CardRefusal('chairTaken')
  const stack = BigInt(buyIn)
  checkAmount(stack, stack, game.stakes.coin, settings)
  const chair: TableChair = {
    ...{ playerId, version: 1, stack, pending: 0n, rake: 0n, outSinceMs: null },
    ...{ leaving: false, absentSinceMs: null, missed: 0 },
  }
  return {
    ...state,
    version: state.version + 1,
    chairs: state.chairs.map((one, at) => (at === index ? chair : one)),
    boughtIn: state.boughtIn + stack,
  }
}

/** A player leaves: at once, or after the game they are in, in which the default is played for them. */
function leave<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  index: number,
  nowMs: number,
): Step<Game, View> {
  if (!isInGame(state, index)) return giveUpChair(state, index)
  const leaving = changed(state, index, { leaving: true })
  const { playerId } = state.chairs[index]!
  return takeStep(table, leaving, table.game.rules.leave(state.running!.game, playerId, nowMs), nowMs)
}

/** More chips, which the wallet has paid: on the table between games. Whoever had too few plays again. */
function rebuy<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  { game, settings }: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  index: number,
  text: string,
): TableState<Game, View> {
  const amount = BigInt(text)
  const { stack, pending } = state.chairs[index]!
  checkAmount(chipsOf(state, index) + pending + amount, amount, game.stakes.coin, settings)
  const paid = changed(state, index, { pending: pending + amount })
  const bought = { ...paid, boughtIn: state.boughtIn + amount }
  if (isInGame(state, index)) return bought
  const hadTooFew = stack < settings.leastBuyIn
  return topUp(
    hadTooFew ? withChair(bought, index, { outSinceMs: null, missed: 0 }) : bought,
    settings,
    index,
  )
}

function comeBack<Game extends GameOfTable, View extends ViewOfGame>(
  settings: TableSettings,
  state: TableState<Game, View>,
  index: number,
): TableState<Game, View> {
  const { stack } = state.chairs[index]!
  if (stack < settings.leastBuyIn && !isInGame(state, index)) throw new CardRefusal('notEnoughChips')
  return changed(state, index, { outSinceMs: null, absentSinceMs: null, missed: 0 })
}
