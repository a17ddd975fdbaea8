// SPDX-License-Identifier: Apache-2.0
import {
  MONEY_WHEEL,
  MONEY_WHEEL_SYMBOLS,
  type MoneyWheelSymbol,
} from '@tessera/rules/games/rooms/money-wheel'
import { paying, type TableGame } from '../../fair/table/table-game.ts'

export interface MoneyWheelEvent {
  readonly type: 'stop'
  /** Which of the 54 segments stands at the flapper: 0 is the joker, then clockwise. */
  readonly segment: number
}

export const MONEY_WHEEL_SEGMENTS = MONEY_WHEEL.length

/** What each symbol pays to one. */
export const MONEY_WHEEL_ODDS: Readonly<Record<MoneyWheelSymbol, number>> = {
  '1': 1,
  '2': 2,
  '5': 5,
  '10': 10,
  '20': 20,
  joker: 40,
  star: 40,
}

const prefix = 'wheel-'

/** A spot for each symbol: wheel-1 to wheel-20, wheel-joker and wheel-star. */
export const MONEY_WHEEL_SPOTS: readonly string[] = MONEY_WHEEL_SYMBOLS.map((symbol) => prefix + symbol)

/** The symbol of a spot; throws for one that the table does not have. */
export function symbolOfSpot(spot: string): MoneyWheelSymbol {
  const symbol = MONEY_WHEEL_SYMBOLS.find((each) => prefix + each === spot)
  if (!symbol) throw new RangeError(`no spot ${spot}`)
  return symbol
}

/** The spot of a symbol. */
export const spotOfSymbol = (symbol: MoneyWheelSymbol): string => prefix + symbol

/** Money wheel: the segment is floor(float x 54), and each is equally likely. */
export const moneyWheelGame: TableGame<MoneyWheelEvent, MoneyWheelSymbol> = {
  spots: MONEY_WHEEL_SPOTS,
  floats: 1,
  deal: (floats) => [{ type: 'stop', segment: Math.floor(floats[0]! * MONEY_WHEEL_SEGMENTS) }],
  judge: (events) => MONEY_WHEEL[events[0]!.segment]!,
  returns: (spot, symbol) => (symbolOfSpot(spot) === symbol ? paying(MONEY_WHEEL_ODDS[symbol]) : 0),
  best: MONEY_WHEEL_SYMBOLS,
}
