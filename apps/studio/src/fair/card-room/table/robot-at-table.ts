// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import { amountOf } from '../../../runtime/money.ts'
import type { TableMove } from '../card-table.ts'
import type { EventOfGame, GameOfTable, TableGame, ViewOfGame } from './table-game.ts'
import type { TableInput } from './table-state.ts'

/** What a robot does: it plays its turns, comes back when it sat out, and goes when its chips do not last for a game. */
export function robotAtTable<
  Game extends GameOfTable,
  Move,
  Event extends EventOfGame,
  View extends ViewOfGame,
>(
  game: TableGame<Game, Move, Event, View>,
  view: CardTableMessage,
  random: () => number,
): TableMove<TableInput<Move>> | null {
  if (view.own === null || view.game !== game.code) return null
  const { chairs, own, ownVersion, round, leastBuyIn } = view as Extract<CardTableMessage, { game: 'rummy' }>
  const chair = chairs[own!]
  if (!chair || chair.leaving) return null
  const move = (version: number, input: TableInput<Move>): TableMove<TableInput<Move>> => ({
    ...{ playerId: chair.tag, version, input },
  })
  const position = round && !round.result ? round.chairs.indexOf(own!) : -1
  if (!round || position < 0) {
    const hasEnough = amountOf(chair.stack) >= amountOf(leastBuyIn)
    if (!hasEnough) return move(ownVersion, { type: 'leave' })
    return chair.sitsOut ? move(ownVersion, { type: 'return' }) : null
  }
  if (round.turn !== position) return null
  const played = game.robotMove(view, random)
  return played && move(round.version, { type: 'move', handId: round.id, move: played })
}
