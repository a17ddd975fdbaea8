// SPDX-License-Identifier: Apache-2.0
import type { ClimbingView } from '../fair/card-room/climbing/climbing-view.ts'
import type { Money } from '../protocol.ts'
import type { ChairBase } from './card-table-protocol.ts'

/** A table of Tiến Lên or Big Two as somebody may see it. */
export interface ClimbingTableView {
  readonly game: 'tienlen' | 'bigtwo'
  /** What a card is worth. */
  readonly unit: Money
  readonly leastBuyIn: Money
  readonly mostBuyIn: Money
  readonly chairs: readonly (ChairBase | null)[]
  /** The game that is played or ended last; its players are in the order of `chairs`; amounts are in units of the currency. */
  readonly round:
    | (Omit<ClimbingView, 'players' | 'roundId'> & {
        readonly id: string
        readonly players: readonly (Omit<ClimbingView['players'][number], 'playerId'> & {
          /** Also of somebody who has gone since. */
          readonly name: string
        })[]
        readonly chairs: readonly number[]
      })
    | null
  readonly nextHandAt: number | null
}

/**
 * Moves: `{type: 'sit', chair, buyIn}`, `{type: 'rebuy', amount}`, `{type: 'leave'}`, `{type: 'sitOut'}`, `{type: 'return'}`; and those of a game,
 * whose version is its own: `{type: 'play', handId, cards}`, `{type: 'pass', handId}`.
 */
export type ClimbingMoveType = 'sit' | 'rebuy' | 'leave' | 'sitOut' | 'return' | 'play' | 'pass'
