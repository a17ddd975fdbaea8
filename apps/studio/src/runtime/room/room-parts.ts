// SPDX-License-Identifier: Apache-2.0
import type { RoomRound } from '../../room-protocol.ts'

/** What a table shows of the rounds that have ended, such as the roads of baccarat. */
export interface RoomHistory {
  readonly element: HTMLElement
  /** Newest first, as the server sends them. */
  readonly show: (rounds: readonly RoomRound[]) => void
}

/** What the dealer does. */
export type DealerGesture = 'idle' | 'invite' | 'close' | 'deal' | 'spin' | 'shake' | 'open' | 'pay'

/** The drawn dealer of a table. */
export interface Dealer {
  readonly element: HTMLElement
  readonly name: string
  readonly act: (gesture: DealerGesture) => void
}
