// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { CardTableMessage, ChairBase } from '../../../card-protocol/card-table-protocol.ts'
import { writeMoney } from '../../../runtime/money.ts'
import type { Viewing } from '../card-table.ts'
import { nextChairs, type Table } from './play-games.ts'
import type { EventOfGame, GameOfTable, ViewOfGame } from './table-game.ts'
import { chairOf, chipsOf, type TableState } from './table-state.ts'

/** The table as somebody may see it; what the shuffle is bound to adds the room. */
export function viewTable<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  table: Table<Game, Move, Event, View>,
  state: TableState<Game, View>,
  viewing: Viewing,
): CardTableMessage {
  const { game, settings } = table
  const { code, decimals } = settings.currency
  const money = (amount: bigint): string => writeMoney(amountOfMillionths(amount), decimals)
  const own = viewing.playerId === null ? -1 : chairOf(state, viewing.playerId)
  const message = {
    ...{ type: 'cardTable', table: settings.table, now: viewing.nowMs, currency: code, deal: null },
    ...{ own: own < 0 ? null : own, ownVersion: state.chairs[own]?.version ?? 0, game: game.code },
    ...{ unit: money(game.stakes.unit) },
    ...{ leastBuyIn: money(settings.leastBuyIn), mostBuyIn: money(settings.mostBuyIn) },
    chairs: state.chairs.map((_, index) => viewChair(state, index, viewing, money)),
    round: roundFor(table, state, viewing, money),
    nextHandAt: nextChairs(table, state).length > 0 ? state.nextGameAtMs : null,
  }
  // The view of a round is that of the table's own game.
  return message as unknown as CardTableMessage
}

type WriteMoney = (amount: bigint) => string

function viewChair<Game extends GameOfTable, View>(
  state: TableState<Game, View>,
  index: number,
  { publicOf }: Viewing,
  money: WriteMoney,
): ChairBase | null {
  const chair = state.chairs[index]
  if (!chair) return null
  const { tag, name, robot } = publicOf(chair.playerId)
  return {
    ...{ chair: index, tag, name, robot, stack: money(chipsOf(state, index)), pending: money(chair.pending) },
    ...{ sitsOut: chair.outSinceMs !== null, absent: chair.absentSinceMs !== null, leaving: chair.leaving },
  }
}

function roundFor<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  { game }: Table<Game, Move, Event, View>,
  { running, last }: TableState<Game, View>,
  { playerId, publicOf }: Viewing,
  money: WriteMoney,
): object | null {
  const view = running ? game.rules.viewOf(running.game, playerId) : last?.view
  if (!view) return null
  const { roundId, players, payments, result, ...rest } = view
  const written = (amount: string): string => money(BigInt(amount))
  return {
    ...rest,
    ...{ id: roundId, chairs: running?.chairs ?? last!.chairs },
    players: players.map(({ playerId: id, chips, ...player }) => ({
      ...{ ...player, name: publicOf(id).name, chips: written(chips) },
    })),
    payments: payments.map((payment) => ({ ...payment, amount: written(payment.amount) })),
    result: result && { ...result, rakes: result.rakes.map(written) },
  }
}
