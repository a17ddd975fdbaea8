// SPDX-License-Identifier: Apache-2.0
import type { HandRecord } from '../../../card-protocol/hand-record.ts'
import type { Table } from './play-games.ts'
import type { EventOfGame, GameOfTable, ViewOfGame } from './table-game.ts'
import type { RunningGame } from './table-state.ts'

/** The whole public story of a game, with the positions in the deck of cards that were seen. */
export function recordOf<Game extends GameOfTable, Move, Event extends EventOfGame, View extends ViewOfGame>(
  { game, settings }: Table<Game, Move, Event, View>,
  running: RunningGame<Game>,
  counts: boolean,
  nowMs: number,
): HandRecord {
  const { roundId, players, result } = running.game
  const { players: seen, finish } = game.rules.viewOf(running.game, null)
  // Of a game that was taken back nothing is opened.
  const ended = counts
    ? [...seen.flatMap(({ hand }) => hand ?? []), ...(typeof finish === 'number' ? [finish] : [])]
    : []
  const { unit, coin, rakeBasisPoints } = game.stakes
  const positionOf = new Map(running.deck.map((card, position) => [card, position]))
  const positions = (cards: readonly number[]): number[] =>
    [...new Set(cards.map((card) => positionOf.get(card)!))].sort((one, other) => one - other)
  return {
    ...{ id: roundId, game: game.code, beganAtMs: running.beganAtMs, endedAtMs: nowMs, counts },
    stakes: {
      ...{ ...game.settings, currency: settings.currency.code },
      ...{ unit: String(unit), coin: String(coin), rakeBasisPoints },
    },
    players: players.map(({ playerId, chips, chipsBefore }, position) => ({
      ...{ playerId, chair: running.chairs[position]!, before: chipsBefore },
      after: counts ? chips : chipsBefore,
      rake: counts ? result!.rakes[position]! : '0',
      positions: positions(running.given[position]!),
    })),
    events: running.events,
    openPositions: positions([...running.open, ...ended]),
  }
}
