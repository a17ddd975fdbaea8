// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { countedBet } from '@tessera/rules/rewards/edges'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { betsOfMembersIn, bettorsIn, type PlayFollower } from '../../bets/index.ts'
import type { GameEdges } from '../../catalogue/index.ts'
import { addScores, type ScoreOf } from './score-store.ts'

interface RaceEntry {
  promotionId: number
  memberId: number
  fromMs: number
  untilMs: number
}

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

async function entriesOfMembers(db: Queries, memberIds: readonly number[]): Promise<RaceEntry[]> {
  const rows = await db.query<{
    promotion_id: number
    member_id: number
    joined_at: number
    ends_at: number
  }>(
    sql`select promotion_id, member_id, joined_at, ends_at from promotion_entry where member_id = any(${[...memberIds]}::integer[]) and (offer ->> 'kind') = 'RACE'`,
  )
  return rows.map((row) => ({
    promotionId: row.promotion_id,
    memberId: row.member_id,
    fromMs: row.joined_at,
    untilMs: row.ends_at,
  }))
}
