// SPDX-License-Identifier: Apache-2.0
import type { RoomLimits } from '@tessera/rules/games/rooms/room'
import { checkStake, type Currency } from '../currencies.ts'
import type { Millionths } from '../money.ts'
import { roomStakeLimits } from './room-limits.ts'

/** Refuses a stake that a table with these limits does not take. */
export const checkRoomStake = (stake: Millionths, limits: RoomLimits, currency: Currency): void =>
  checkStake(stake, { ...currency, ...roomStakeLimits(limits, currency) })
