// SPDX-License-Identifier: Apache-2.0
import type { DealView } from '../../card-protocol/card-table-protocol.ts'
import type { LiveMessage, SessionView } from '../../protocol.ts'
import type { BalanceTracker } from '../balance-tracker.ts'
import type { Operator } from '../operator.ts'
import type { Cell } from '../page/cell.ts'
import type { Ask } from '../server/calls.ts'
import type { Sound } from '../sound.ts'
import type { ChipForm } from './chips.ts'

/** What the page of a card room has for its lobby and its tables. */
export interface CardRoom {
  readonly session: SessionView
  /** The secret of the session. */
  readonly secret: string
  readonly ask: Ask
  readonly operator: Operator
  readonly sound: Sound
  readonly balanceTracker: BalanceTracker
  readonly money: ChipForm
  readonly fourColours: Cell<boolean>
  /** What belongs to the page and to no table. */
  readonly receive: (message: LiveMessage) => void
  /** Remembers what was announced of a shuffle. */
  readonly announced: (deal: DealView) => void
  readonly openHands: () => void
  readonly openStatistics: () => void
}
