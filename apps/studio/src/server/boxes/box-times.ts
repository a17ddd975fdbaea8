// SPDX-License-Identifier: Apache-2.0
import type { RoomPace } from '@tessera/rules/games/rooms/room'

/** How long the parts of a round of blackjack with others take. */
export interface BoxTimes {
  readonly openMs: number
  /** Stakes of many players are taken a few at a time. */
  readonly closingMs: number
  /** All decide within one clock. */
  readonly decideMs: number
  /** So much longer a step waits for stakes that the wallet has not answered. */
  readonly raiseMs: number
  /** A card is laid on the table. */
  readonly cardMs: number
  readonly pauseMs: number
}

export const boxTimes: Readonly<Record<RoomPace, BoxTimes>> = {
  usual: {
    openMs: 18_000,
    closingMs: 30_000,
    decideMs: 12_000,
    raiseMs: 10_000,
    cardMs: 400,
    pauseMs: 5_000,
  },
  speed: { openMs: 9_000, closingMs: 30_000, decideMs: 7_000, raiseMs: 10_000, cardMs: 250, pauseMs: 3_000 },
}
