// SPDX-License-Identifier: Apache-2.0
import { buyInsOf, CHAIRS, type CardStakes } from '@tessera/rules/games/card-rooms/card-stakes'
import { RAKE_CAP_BIG_BLINDS, RAKE_PERCENT } from '@tessera/rules/games/card-rooms/rake-turnover'
import { amountOfMillionths } from '@tessera/rules/money'
import type { CardTable, TableStep } from '../../../fair/card-room/card-table.ts'
import { DECK_CARDS } from '../../../runtime/cards/card.ts'
import { writeMoney } from '../../../runtime/money.ts'
import { nextPlayersOf } from '../table/deal.ts'
import { advanceTable, applyMove, chipsAt, dueAtMs, openTable } from '../table/holdem-table.ts'
import { setPresence } from '../table/chair-moves.ts'
import { stopTable } from '../table/stop-table.ts'
import { chairOf, isPlaying, type TableInput, type TableSettings } from '../table/table.ts'
import { usualTimes } from '../table/usual-times.ts'
import { cashRobotMove } from './cash-robot.ts'
import { tellCash, tellEnd, type CashState, type CashTable } from './cash-state.ts'
import { cashView } from './cash-view.ts'
import { chairNumber, decimal, flag, handMoves, isRecord, readMove, type MoveShapes } from './read-move.ts'
import { figuresOf } from './recent-hands.ts'
import { readCash, writeCash } from './stored-table.ts'

/** What a cash table is opened with. */
export interface HoldemTableOptions {
  readonly game: 'holdem' | 'omaha'
  /** Its name, as `writeCardTable` writes it. */
  readonly table: string
  readonly currency: { readonly code: string; readonly decimals: number }
  readonly stakes: CardStakes
  readonly straddle?: boolean
  readonly runTwice?: boolean
  readonly rakePercent?: bigint
  readonly rakeCapBigBlinds?: bigint
}

const preferences = (value: unknown): unknown =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'boolean') ? { ...value } : undefined

const shapes: MoveShapes = {
  sit: { chair: chairNumber, buyIn: decimal },
  rebuy: { amount: decimal },
  ...{ leave: {}, sitOut: {}, wait: {}, stopWaiting: {} },
  ...{ return: { posts: flag }, prefer: { preferences } },
  ...handMoves(decimal),
}

/** The settings of a cash table: 40 to 100 big blinds, but no more than the currency lets a player bring. */
export function cashSettings(options: HoldemTableOptions): TableSettings {
  const { game, stakes, straddle = true, runTwice = true } = options
  const { smallBlind, bigBlind, coin } = stakes
  const { rakePercent = RAKE_PERCENT, rakeCapBigBlinds = RAKE_CAP_BIG_BLINDS } = options
  const { least: leastBuyIn, most: mostBuyIn } = buyInsOf(game, stakes)
  return {
    stakes: { variant: game, smallBlind, bigBlind, coin, rakePercent, rakeCapBigBlinds },
    ...{ chairs: CHAIRS[game], leastBuyIn, mostBuyIn },
    ...{ straddle, runTwice, times: usualTimes },
  }
}

/** A cash table of hold'em or Omaha. */
export function createHoldemTable(options: HoldemTableOptions): CardTable<CashState, TableInput> {
  const { game, table, currency } = options
  const settings = cashSettings(options)
  const write = (amount: bigint) => writeMoney(amountOfMillionths(amount), currency.decimals)
  const cash: CashTable = { game, table, currency, settings, write }
  return {
    deckSize: DECK_CARDS,
    open: (nowMs) => ({ table: openTable(settings, nowMs), story: null, last: null, recent: [] }),
    readInput: (value) => readMove(value, shapes) as TableInput,
    priceOf: (_state, input) => priceOf(input),
    apply: (state, move, nowMs) =>
      tellCash(cash, state, applyMove(state.table, settings, move, nowMs), nowMs),
    dueAtMs: (state) => dueAtMs(state.table, settings),
    wouldDeal: ({ table: now }, nowMs) =>
      isPlaying(now) || nowMs < now.nextHandAtMs ? null : nextPlayersOf(now, settings),
    advance: (state, nowMs, next) =>
      tellCash(cash, state, advanceTable(state.table, settings, nowMs, next), nowMs),
    presence: (state, playerId, present, nowMs) => presence(cash, state, { playerId, present, nowMs }),
    stop: (state, nowMs) => stop(cash, state, nowMs),
    isHandOn: (state) => isPlaying(state.table),
    playersOf: (state) => state.table.chairs.flatMap((chair) => (chair ? [chair.playerId] : [])),
    waitingOf: (state) => state.table.waiting.map(({ playerId }) => playerId),
    write: writeCash,
    read: readCash,
    viewOf: (state, viewing) => cashView(cash, state, viewing),
    summaryOf: ({ table: now, recent }) => ({
      ...{ chairs: settings.chairs, taken: now.chairs.filter((chair) => chair !== null).length },
      ...{ waiting: now.waiting.length, ...figuresOf(recent) },
    }),
    moneyOf: ({ table: now }) => ({
      held: chipsAt(now),
      owed: now.boughtIn - now.paidOut - now.raked,
    }),
    robotMove: cashRobotMove,
  }
}

/** What has to be paid for a move. */
function priceOf(input: TableInput): bigint {
  if (input.type === 'sit') return BigInt(input.buyIn)
  return input.type === 'rebuy' ? BigInt(input.amount) : 0n
}

function presence(
  cash: CashTable,
  state: CashState,
  { playerId, present, nowMs }: { playerId: string; present: boolean; nowMs: number },
): TableStep<CashState> {
  const index = chairOf(state.table, playerId)
  const chair = state.table.chairs[index]
  const isSame = present
    ? chair?.absentSinceMs === null && !chair.timedOut
    : chair && chair.absentSinceMs !== null
  if (!chair || isSame) return { state, news: [] }
  return tellCash(cash, state, setPresence(state.table, index, present, nowMs), nowMs)
}

function stop(cash: CashTable, state: CashState, nowMs: number): TableStep<CashState> {
  const step = stopTable(state.table, cash.settings, nowMs)
  const after = tellCash(cash, state, step, nowMs)
  if (!isPlaying(state.table)) return after
  const ended = tellEnd(cash, after.state, null, nowMs, state.table.hand!)
  return { state: ended.state, news: [...ended.news, ...after.news] }
}
