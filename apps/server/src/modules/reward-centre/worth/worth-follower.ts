// SPDX-License-Identifier: Apache-2.0
import { giftWorth } from '@tessera/rules/rewards/edges'
import { validBetsByGame, type PlayFollower } from '../../bets/index.ts'
import type { GameEdges } from '../../catalogue/index.ts'
import { addWorth } from './worth-store.ts'

/**
 * Counts what the bets of members are worth: the share of their theoretical loss that missions and cashback may give
 * back. Whatever is promised, they are granted no more than this together.
 */
export const worthFollower = ({ gameEdges }: { gameEdges: Pick<GameEdges, 'of'> }): PlayFollower => ({
  name: 'rewards.worth',
  from: 'now',
  async count(tx, slice) {
    const worth = new Map<bigint, bigint>()
    for (const { memberId, vendor, gameCode, validBets } of await validBetsByGame(tx, slice))
      worth.set(memberId, (worth.get(memberId) ?? 0n) + giftWorth(validBets, gameEdges.of(vendor, gameCode)))
    await addWorth(tx, worth)
  },
})
