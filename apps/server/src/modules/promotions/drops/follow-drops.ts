// SPDX-License-Identifier: Apache-2.0
import { canDrop } from '@tessera/rules/promotions/drops'
import type { Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cashBetsOf, membersInSlice, type PlayFollower, type PlaySlice } from '../../bets/index.ts'
import { pushRewards } from '../../reward-centre/index.ts'
import { enteredPromotion } from '../promotion-of-entries.ts'
import { drawDrops, type Chosen } from './draw-drops.ts'
import { dropEntriesOf } from './drop-store.ts'
import { typesOfGames } from './types-of-games.ts'

/** Draws for each settled bet of members who have joined drops, once, in the order of the stream. */
export const dropFollower = (platform: Platform): PlayFollower => ({
  name: 'promotions.drops',
  from: 'now',
  async count(tx, slice) {
    const paid: { promotionId: number; memberId: bigint }[] = []
    for (const [promotionId, bets] of await betsOfPromotions(tx, slice)) {
      const promotion = await enteredPromotion(tx, platform.settings, promotionId)
      if (!promotion) continue
      for (const memberId of await drawDrops(tx, platform, promotion, bets))
        paid.push({ promotionId, memberId })
    }
    return () => {
      for (const { promotionId, memberId } of paid) {
        pushRewards(platform, memberId)
        platform.live.publish('promotions.status', { promotionId }, memberId)
      }
    }
  },
})

/** The bets of a slice that count under the terms that their members accepted, by promotion in one order for all. */
async function betsOfPromotions(tx: Tx, slice: PlaySlice): Promise<[number, Chosen[]][]> {
  const entries = await dropEntriesOf(tx, await membersInSlice(tx, slice))
  if (entries.length === 0) return []
  const bets = await cashBetsOf(tx, slice, [...new Set(entries.map(({ memberId }) => memberId))])
  const typeOf = await typesOfGames(tx, bets)
  const byMember = Map.groupBy(entries, ({ memberId }) => memberId)
  const chosen = bets.flatMap((bet) =>
    (byMember.get(bet.memberId) ?? [])
      .filter(
        ({ offer, currency, fromMs, untilMs }) =>
          currency === bet.currency &&
          bet.atMs >= fromMs &&
          (untilMs === null || bet.atMs < untilMs) &&
          canDrop(offer, { validBet: bet.validBet, gameType: typeOf(bet) }),
      )
      .map((entry) => ({ entry, bet })),
  )
  return [...Map.groupBy(chosen, ({ entry }) => entry.promotionId)].toSorted(
    ([left], [right]) => left - right,
  )
}
