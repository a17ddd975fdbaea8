// SPDX-License-Identifier: Apache-2.0
import type { RoomLimits } from '@tessera/rules/games/rooms/room'
import { roomStakesOf } from '@tessera/rules/games/rooms/room-stakes'
import type { Currency } from '../currencies.ts'
import type { Millionths } from '../money.ts'

/** The least and the most that one player stakes in a round of a table. */
export interface RoomStakeLimits {
  readonly minimumStake: Millionths
  readonly maximumStake: Millionths
}

/** The limits of a table in a currency, in whole coins of it. */
export const roomStakeLimits = (limits: RoomLimits, currency: Currency): RoomStakeLimits =>
  roomStakesOf(limits, currency)
