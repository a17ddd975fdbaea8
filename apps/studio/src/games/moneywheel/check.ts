// SPDX-License-Identifier: Apache-2.0
import type { MoneyWheelSymbol } from '@tessera/rules/games/rooms/money-wheel'
import { tableCheck } from '../../runtime/table/table-check.ts'
import { t } from '../../runtime/texts.ts'
import { moneyWheelGame } from './maths.ts'
import { spotName, symbolName } from './names.ts'

/** The money wheel, recomputed. */
export const moneyWheelCheck = tableCheck<'moneywheel', MoneyWheelSymbol>({
  game: moneyWheelGame,
  initial: 'wheel-1 1, wheel-20 0.50',
  nameOf: spotName,
  outcome: (events) => [
    {
      name: t('studio.verify.moneywheel'),
      value: `${events[0]!.segment}: ${symbolName(moneyWheelGame.judge(events))}`,
    },
  ],
})
