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
  readonly round:
    | (Omit<RummyView, 'players' | 'roundId'> & {
        readonly id: string
        readonly players: readonly Omit<RummyView['players'][number], 'playerId'>[]
        readonly chairs: readonly number[]
      })
    | null
  readonly nextHandAt: number | null
}
