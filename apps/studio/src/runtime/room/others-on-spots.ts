// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, subtract, zero } from '@tessera/rules/money'
import type { PlacedChips } from '../../fair/table/table-game.ts'
import type { RoomSpot } from '../../room-protocol.ts'
import { amountOf, groupMoney, writeMoney } from '../money.ts'
import type { SpotOthers } from '../table/felt.ts'
import { t } from '../texts.ts'

export interface OwnShare {
  /** The player's own chips that are counted among those of all. */
  readonly chips: readonly PlacedChips[]
  readonly currency: string
  readonly decimals: number
}

/** Who else has chips on each spot: all players there without oneself. */
export function othersOnSpots(
  spots: readonly RoomSpot[],
  { chips, currency, decimals }: OwnShare,
): ReadonlyMap<string, SpotOthers> {
  const own = new Map(chips.map(({ spot, amount }) => [spot, amountOf(amount)]))
  return new Map(
    spots.flatMap(({ spot, players, amounts }): [string, SpotOthers][] => {
      const others = players - (own.has(spot) ? 1 : 0)
      if (others <= 0) return []
      const rest = subtract(amountOf(amounts[currency] ?? '0'), own.get(spot) ?? zero)
      const amount = rest > zero ? groupMoney(writeMoney(amountOfMillionths(rest), decimals)) : undefined
      const people = t('studio.room.others', { players: others })
      return [
        [
          spot,
          {
            text: others > 99 ? '99+' : String(others),
            spoken: amount === undefined ? people : `${people}, ${amount} ${currency}`,
          },
        ],
      ]
    }),
  )
}
