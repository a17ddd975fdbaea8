// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero } from '@tessera/rules/money'
import type { BoxView } from '../../../blackjack-room-protocol.ts'
import type { PlacedChips } from '../../../fair/table/table-game.ts'
import { amountOf, writeMoney } from '../../../runtime/money.ts'
import { othersOnSpots, type OwnShare } from '../../../runtime/room/others-on-spots.ts'
import type { SpotOthers } from '../../../runtime/table/felt.ts'
import type { BoxOwner } from './seen-table.ts'
import { readSpotId, spotId } from './spots.ts'

/** Who else has bet on each box: it is told at the spot on which this player can bet there. */
export function othersAtBoxes(
  boxes: readonly BoxView[],
  share: OwnShare,
  ownerAt: (box: number) => BoxOwner,
): ReadonlyMap<string, SpotOthers> {
  const spotOf = (box: number) => spotId(ownerAt(box) === 'own' ? 'main' : 'behind', box)
  return othersOnSpots(
    boxes.map(({ box, players, amounts }) => ({ spot: spotOf(box), players, amounts })),
    { ...share, chips: sumAtBoxes(share, spotOf) },
  )
}

/** Everything that this player has on a box, as one. */
function sumAtBoxes({ chips, decimals }: OwnShare, spotOf: (box: number) => string): readonly PlacedChips[] {
  const sums = new Map<string, bigint>()
  for (const { spot, amount } of chips) {
    const box = readSpotId(spot)?.box
    if (box !== undefined) sums.set(spotOf(box), (sums.get(spotOf(box)) ?? zero) + amountOf(amount))
  }
  return [...sums].map(([spot, sum]) => ({ spot, amount: writeMoney(amountOfMillionths(sum), decimals) }))
}
