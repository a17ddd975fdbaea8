// SPDX-License-Identifier: Apache-2.0
import type { RummyView } from '../games/rummy/rummy-view.ts'
import type { Money } from '../protocol.ts'
import type { ChairBase } from './card-table-protocol.ts'

/** A table of points rummy as somebody may see it. */
export interface RummyTableView {
  readonly game: 'rummy'
  /** What a point is worth. */
  readonly unit: Money
  readonly leastBuyIn: Money
  readonly mostBuyIn: Money
  readonly chairs: readonly (ChairBase | null)[]
  /** The game that is played or ended last; amounts are in units of the currency. */
  readonly round:
    | (Omit<RummyView, 'players' | 'roundId'> & {
        readonly id: string
        readonly players: readonly (Omit<RummyView['players'][number], 'playerId'> & {
          /** Also of somebody who has gone since. */
          readonly name: string
        })[]
        readonly chairs: readonly number[]
      })
    | null
  readonly nextHandAt: number | null
}

/**
 * Moves: those of a chair as in climbing games, and those of a game, whose version is its own: `{type: 'draw', handId, from}`,
 * `{type: 'discard', handId, card}`, `{type: 'drop', handId}`, `{type: 'declare', handId, card, groups}`.
 */
export type RummyMoveType =
  | 'sit'
  | 'rebuy'
  | 'leave'
  | 'sitOut'
  | 'return'
  | 'draw'
  | 'discard'
  | 'drop'
  | 'declare'
