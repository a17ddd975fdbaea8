// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { countedBet } from '@tessera/rules/rewards/edges'
import type { Platform } from '../../../platform/platform.ts'
import { betsOfMembersIn, bettorsIn, type PlayFollower } from '../../bets/index.ts'
import type { GameEdges } from '../../catalogue/index.ts'
import { entriesOfMembers } from './race-entries.ts'
import { addScores, type ScoreOf } from './score-store.ts'

/** Counts the valid bets of members in races, as far as the edges of their games let them, and lets open boards know. */
export const raceFollower = ({
  live,
  gameEdges,
}: Pick<Platform, 'live'> & { gameEdges: GameEdges }): PlayFollower => ({
  name: 'promotions.races',
  from: 'now',
  async count(tx, slice) {
    const entries = await entriesOfMembers(tx, await bettorsIn(tx, slice))
    if (entries.length === 0) return undefined
    const bets = await betsOfMembersIn(tx, slice, [...new Set(entries.map(({ memberId }) => memberId))])
    const scores = new Map<string, ScoreOf>()
    for (const { memberId, atMs, ...bet } of bets) {
      const validBet = countedBet(bet.validBet, gameEdges.of(bet.vendor, bet.gameCode))
      if (validBet === 0n) continue
      for (const entry of entries) {
        if (entry.memberId !== memberId || atMs < entry.fromMs || atMs >= entry.untilMs) continue
        const key = `${entry.promotionId} ${memberId}`
        scores.set(key, {
          promotionId: entry.promotionId,
          memberId,
          score: amountOfMillionths((scores.get(key)?.score ?? 0n) + validBet),
          reachedAtMs: atMs,
        })
      }
    }
    if (scores.size === 0) return undefined
    await addScores(tx, [...scores.values()])
    const races = new Set([...scores.values()].map(({ promotionId }) => promotionId))
    return () => {
      for (const promotionId of races) live.publish('promotions.race', { promotionId })
    }
  },
})
