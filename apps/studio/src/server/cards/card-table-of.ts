// SPDX-License-Identifier: Apache-2.0
import type { CardTableName } from '@tessera/rules/games/card-rooms/card-games'
import { cardStakesOf, tournamentSizeOf } from '@tessera/rules/games/card-rooms/card-stakes'
import { createBigtwoTable } from '../../games/bigtwo/bigtwo-table.ts'
import { createHoldemTable } from '../../games/holdem/card-table/holdem-card-table.ts'
import { createSitAndGoTable } from '../../games/holdem/card-table/sit-and-go-card-table.ts'
import { createRummyTable } from '../../games/rummy/rummy-table.ts'
import { createTienlenTable } from '../../games/tienlen/tienlen-table.ts'
import { currencyNamed } from '../currencies.ts'
import type { AnyCardTable } from './played-hand.ts'

/** The rules of a table. */
export function cardTableOf(name: CardTableName, table: string): AnyCardTable {
  const { game, level, number } = name
  const { code, decimals, ...limits } = currencyNamed(name.currency)
  const options = { table, currency: { code, decimals }, stakes: cardStakesOf(level, limits) }
  // States and inputs go only to the rules that they come from.
  switch (game) {
    case 'holdem':
    case 'omaha':
      return createHoldemTable({ ...options, game }) as AnyCardTable
    case 'sitandgo':
      return createSitAndGoTable({ ...options, size: tournamentSizeOf(number) }) as AnyCardTable
    case 'tienlen':
      return createTienlenTable(options) as AnyCardTable
    case 'bigtwo':
      return createBigtwoTable(options) as AnyCardTable
    case 'rummy':
      return createRummyTable(options) as AnyCardTable
  }
}
