// SPDX-License-Identifier: Apache-2.0
import type { CardTableName } from '@tessera/rules/games/card-rooms/card-games'
import { cardStakesOf } from '@tessera/rules/games/card-rooms/card-stakes'
import { createHoldemTable } from '../../games/holdem/card-table/holdem-card-table.ts'
import { currencyNamed } from '../currencies.ts'
import type { AnyCardTable } from './played-hand.ts'

/** The rules of a table. */
export function cardTableOf({ game, currency: code, level }: CardTableName, table: string): AnyCardTable {
  const currency = currencyNamed(code)
  const stakes = cardStakesOf(level, currency)
  const options = { table, currency: { code, decimals: currency.decimals }, stakes }
  switch (game) {
    case 'holdem':
    case 'omaha':
      return createHoldemTable({ ...options, game }) as AnyCardTable
    default:
      throw new Error(`no rules for ${game}`)
  }
}
