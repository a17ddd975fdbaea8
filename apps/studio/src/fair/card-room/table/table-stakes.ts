// SPDX-License-Identifier: Apache-2.0
import type { CardStakes } from '@tessera/rules/games/card-rooms/card-stakes'
import type { Stakes } from '../payments.ts'
import { usualTimes, type TableSettings } from './table-state.ts'

export interface NamedTable {
  readonly table: string
  readonly currency: { readonly code: string; readonly decimals: number }
}

/** How many times the least buy-in the most is. */
const MOST_LEASTS = 10n

/** The stakes of a game at a table of one level. */
export const stakesOf = (
  { unit, coin }: CardStakes,
  { rakeBasisPoints, leastUnits }: Pick<Stakes, 'rakeBasisPoints' | 'leastUnits'>,
): Stakes => ({ unit, coin, rakeBasisPoints, leastUnits })

/** A player brings what one game may cost them, up to ten times that, and no more than a table takes at all. */
export function tableSettings(
  { table, currency }: NamedTable,
  { most }: CardStakes,
  { unit, leastUnits }: Stakes,
): TableSettings {
  const leastBuyIn = BigInt(leastUnits) * unit
  const mostBuyIn = MOST_LEASTS * leastBuyIn
  return { table, currency, leastBuyIn, mostBuyIn: mostBuyIn < most ? mostBuyIn : most, times: usualTimes }
}
