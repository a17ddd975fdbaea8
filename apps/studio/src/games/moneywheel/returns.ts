// SPDX-License-Identifier: Apache-2.0
import { MONEY_WHEEL } from '@tessera/rules/games/rooms/money-wheel'
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MONEY_WHEEL_ODDS, MONEY_WHEEL_SEGMENTS, symbolOfSpot } from './maths.ts'

const segmentsOf = (spot: string): number => {
  const symbol = symbolOfSpot(spot)
  return MONEY_WHEEL.filter((each) => each === symbol).length
}

/** The chance that the spot wins. */
export function moneyWheelChance(spot: string): Fraction {
  return fraction(BigInt(segmentsOf(spot)), BigInt(MONEY_WHEEL_SEGMENTS))
}

/** The exact return to player of a spot. */
export function moneyWheelReturn(spot: string): Fraction {
  const paid = segmentsOf(spot) * (MONEY_WHEEL_ODDS[symbolOfSpot(spot)] + 1)
  return fraction(BigInt(paid), BigInt(MONEY_WHEEL_SEGMENTS))
}
