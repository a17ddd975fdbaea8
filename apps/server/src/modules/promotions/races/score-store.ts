// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { boardRanks, type RaceScore } from '@tessera/rules/promotions/race'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface ScoreOf extends RaceScore {
  promotionId: number
}

/** Adds to the scores of members; what they take back lowers them. */
export async function addScores(tx: Tx, scores: readonly ScoreOf[]): Promise<void> {
  // One order for all, so that two writers wait for each other and do not block.
  const sorted = scores.toSorted(
    (left, right) => left.promotionId - right.promotionId || Number(left.memberId - right.memberId),
  )
  await tx.query(sql`
    insert into promotion_race_score (promotion_id, member_id, score, reached_at)
    select * from unnest(${sorted.map(({ promotionId }) => promotionId)}::integer[], ${sorted.map(({ memberId }) => memberId)}::bigint[],
      ${sorted.map(({ score }) => String(score))}::bigint[], ${sorted.map(({ reachedAtMs }) => new Date(reachedAtMs).toISOString())}::timestamptz[])
    on conflict (promotion_id, member_id) do update set score = promotion_race_score.score + excluded.score, reached_at = excluded.reached_at`)
}

/** Stores the final scores, as they were added up from the bets themselves. */
export async function saveFinalScores(
  tx: Tx,
  promotionId: number,
  scores: readonly RaceScore[],
): Promise<void> {
  await tx.query(sql`
    insert into promotion_race_score (promotion_id, member_id, score, reached_at)
    select ${promotionId}, * from unnest(${scores.map(({ memberId }) => memberId)}::bigint[],
      ${scores.map(({ score }) => String(score))}::bigint[], ${scores.map(({ reachedAtMs }) => new Date(reachedAtMs).toISOString())}::timestamptz[])
    on conflict (promotion_id, member_id) do update set score = excluded.score, reached_at = excluded.reached_at`)
}

interface ScoreRow {
  member_id: bigint
  score: bigint
  reached_at: number
}
const scoreOf = (row: ScoreRow): RaceScore => ({
  memberId: row.member_id,
  score: amountOfMillionths(row.score),
  reachedAtMs: row.reached_at,
})

/** The first ranks of a race, in order; test accounts have none. */
export const firstScores = async (db: Queries, promotionId: number): Promise<RaceScore[]> =>
  (
    await db.query<ScoreRow>(sql`
      select s.member_id, s.score, s.reached_at from promotion_race_score s join member_line m on m.id = s.member_id
      where s.promotion_id = ${promotionId} and s.score > 0 and m.type not in (4, 41, 42)
      order by s.score desc, s.reached_at, s.member_id limit ${boardRanks}`)
  ).map(scoreOf)

/** A member's score in a race, and their rank. */
export async function scoreIn(
  db: Queries,
  promotionId: number,
  memberId: bigint,
): Promise<(RaceScore & { rank: number }) | undefined> {
  const row = await db.one<ScoreRow & { ahead: bigint }>(sql`
    select own.member_id, own.score, own.reached_at, (
      select count(*) from promotion_race_score s join member_line m on m.id = s.member_id
      where s.promotion_id = own.promotion_id and m.type not in (4, 41, 42)
        and (s.score > own.score or s.score = own.score and (s.reached_at, s.member_id) < (own.reached_at, own.member_id))) as ahead
    from promotion_race_score own where own.promotion_id = ${promotionId} and own.member_id = ${memberId} and own.score > 0`)
  return row && { ...scoreOf(row), rank: Number(row.ahead) + 1 }
}
