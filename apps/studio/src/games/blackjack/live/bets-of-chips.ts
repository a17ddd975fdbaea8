// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { BoxBet } from '../../../blackjack-room-protocol.ts'
import type { PlacedChips } from '../../../fair/table/table-game.ts'
import type { Placed } from '../../../runtime/table/placed-chips.ts'
import { boxNumbers } from './seen-table.ts'
import { readSpotId, spotId } from './spots.ts'

/** The bets that chips on the table are: one for each box. A side bet without a hand is none. */
export function betsOfChips(chips: readonly PlacedChips[], follow: boolean): readonly BoxBet[] {
  const amounts = new Map(chips.map(({ spot, amount }) => [spot, amount]))
  return boxNumbers.flatMap((box): BoxBet[] => {
    const [main, behind] = [amounts.get(spotId('main', box)), amounts.get(spotId('behind', box))]
    const [pairs, three] = [amounts.get(spotId('pairs', box)), amounts.get(spotId('three', box))]
    if (main !== undefined)
      return [
        { box, hand: main, ...(pairs !== undefined && { pairs }), ...(three !== undefined && { three }) },
      ]
    return behind === undefined ? [] : [{ box, hand: behind, behind: true, ...(follow && { follow }) }]
  })
}

/** The chips of bets as they lie on the table. */
export function chipsOfBets(bets: readonly BoxBet[]): readonly PlacedChips[] {
  return bets.flatMap(({ box, hand, pairs, three, behind }) => [
    { spot: spotId(behind ? 'behind' : 'main', box), amount: hand },
    ...(pairs === undefined ? [] : [{ spot: spotId('pairs', box), amount: pairs }]),
    ...(three === undefined ? [] : [{ spot: spotId('three', box), amount: three }]),
  ])
}

/** What lies on each box together: the limits of the table are those of one box. */
export function sumsByBox(placed: Placed): readonly Amount[] {
  const sums = new Map<number, bigint>()
  for (const [spot, amount] of placed) {
    const box = readSpotId(spot)?.box
    if (box !== undefined) sums.set(box, (sums.get(box) ?? zero) + amount)
  }
  return boxNumbers.map((box) => amountOfMillionths(sums.get(box) ?? zero))
}

/** True when a side bet lies on a box without a bet on its hand. */
export function hasBareSideBet(placed: Placed): boolean {
  return [...placed.keys()].some((spot) => {
    const read = readSpotId(spot)
    return (
      read !== undefined &&
      (read.kind === 'pairs' || read.kind === 'three') &&
      !placed.has(spotId('main', read.box))
    )
  })
}
