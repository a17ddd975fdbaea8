// SPDX-License-Identifier: Apache-2.0
import { MONEY_WHEEL_SYMBOLS, type MoneyWheelSymbol } from '@tessera/rules/games/rooms/money-wheel'
import { createPast } from '../../runtime/room/past/create-past.ts'
import { frequencyChart, resultRow, shareBar, type SharePart } from '../../runtime/room/past/past-panels.ts'
import type { RoomHistory } from '../../runtime/room/room-parts.ts'
import { t } from '../../runtime/texts.ts'
import { moneyWheelGame } from './maths.ts'
import { symbolName } from './names.ts'
import { signOf } from './signs.ts'

/** So many of the last rounds are listed. */
const LISTED = 24

const tones: Readonly<Record<MoneyWheelSymbol, SharePart['tone']>> = {
  '1': 'grey',
  '2': 'blue',
  '5': 'green',
  '10': 'gold',
  '20': 'red',
  joker: 'black',
  star: 'black',
}

function panelsOf(symbols: readonly MoneyWheelSymbol[]): readonly HTMLElement[] {
  const title = t('studio.room.past.symbols')
  const count = (symbol: MoneyWheelSymbol) => symbols.filter((each) => each === symbol).length
  return [
    resultRow(
      t('studio.room.past.rounds', { count: Math.min(LISTED, symbols.length) }),
      symbols.slice(0, LISTED).map((symbol) => ({ name: signOf(symbol), tone: tones[symbol] })),
    ),
    frequencyChart(
      title,
      MONEY_WHEEL_SYMBOLS.map((symbol) => ({ name: signOf(symbol), count: count(symbol) })),
    ),
    shareBar(
      title,
      MONEY_WHEEL_SYMBOLS.map((symbol) => ({
        name: symbolName(symbol),
        tone: tones[symbol],
        count: count(symbol),
      })),
      symbols.length,
    ),
  ]
}

/** The last symbols of the wheel, and how often each of them came. */
export const historyOfMoneyWheel = (): RoomHistory =>
  createPast<'moneywheel', MoneyWheelSymbol>({ resultOf: moneyWheelGame.judge, panels: panelsOf })
