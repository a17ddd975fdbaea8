// SPDX-License-Identifier: Apache-2.0
import type { MoneyWheelSymbol } from '@tessera/rules/games/rooms/money-wheel'
import { oddsText } from '../../runtime/table/spot-face.ts'
import { t } from '../../runtime/texts.ts'
import { MONEY_WHEEL_ODDS, symbolOfSpot } from './maths.ts'

/** A symbol in words: "20" or "Joker". */
export function symbolName(symbol: MoneyWheelSymbol): string {
  if (symbol === 'joker') return t('studio.moneywheel.joker')
  return symbol === 'star' ? t('studio.moneywheel.star') : symbol
}

/** A spot in words. */
export const spotName = (spot: string): string => symbolName(symbolOfSpot(spot))

/** "20:1" */
export const oddsOf = (spot: string): string => oddsText(MONEY_WHEEL_ODDS[symbolOfSpot(spot)])
