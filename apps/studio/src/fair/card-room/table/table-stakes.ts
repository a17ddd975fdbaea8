// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { buyInsOf, type CardStakes } from '@tessera/rules/games/card-rooms/card-stakes'
import type { Stakes } from '../payments.ts'
import { usualTimes, type TableSettings } from './table-state.ts'

export interface NamedTable {
  readonly table: string
  readonly currency: { readonly code: string; readonly decimals: number }
}

/** The stakes of a game at a table of one level. */
export const stakesOf = (
  { unit, coin }: CardStakes,
  { rakeBasisPoints, leastUnits }: Pick<Stakes, 'rakeBasisPoints' | 'leastUnits'>,
): Stakes => ({ unit, coin, rakeBasisPoints, leastUnits })

/** A player brings what one game may cost them, up to ten times that, and no more than a table takes at all. */
export function tableSettings(
  { table, currency }: NamedTable,
  game: CardGame,
  stakes: CardStakes,
): TableSettings {
  const { least: leastBuyIn, most: mostBuyIn } = buyInsOf(game, stakes)
  return { table, currency, leastBuyIn, mostBuyIn, times: usualTimes }
}
