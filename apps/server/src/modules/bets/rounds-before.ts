// SPDX-License-Identifier: Apache-2.0
import { isoOfMicros, type SourcePosition, type SourceQuestion } from '@tessera/rules/timeline/positions'
import { sql, type Queries } from '../../platform/db/index.ts'
import { roundOf, type BetRound, type RoundRow } from './bet-record.ts'

/** A round at the position of its first fact. */
export interface RoundEntry extends SourcePosition {
  round: BetRound
}

/** Most rounds are a stake and what it returns; a little more, so that one look is usually enough. */
const factsPerRound = 3

/**
 * The newest rounds of a member that began before a position of their timeline. The index of facts has no rounds, so this
 * looks at as many facts as that many rounds usually have, finds the rounds that began among them, and looks further down
 * while they are too few.
 */
export async function roundsBefore(
  db: Queries,
  memberId: bigint,
  question: SourceQuestion,
): Promise<RoundEntry[]> {
  for (let facts = question.limit * factsPerRound; ; facts *= 4) {
    const began = await beginningOf(db, memberId, question, facts)
    if (!began) return []
    const rounds = await roundsSince(db, memberId, question, began.atMicros)
    if (rounds.length >= question.limit || began.isAll) return rounds
  }
}

/** When the oldest of the newest facts happened, and whether no older one is asked for. */
async function beginningOf(
  db: Queries,
  memberId: bigint,
  { fromMicros, before }: SourceQuestion,
  facts: number,
): Promise<{ atMicros: bigint; isAll: boolean } | undefined> {
  const row = await db.one<{ atMicros: bigint | null; facts: bigint }>(sql`
    select (extract(epoch from min(at)) * 1000000)::bigint as "atMicros", count(*) as facts from (
      select at from bet_fact
      where member_id = ${memberId} and at >= ${isoOfMicros(fromMicros)}::timestamptz
        and (at, id) < (${isoOfMicros(before.atMicros)}::timestamptz, ${before.id}::bigint)
      order by at desc, id desc limit ${facts}) newest`)
  if (!row || row.atMicros === null) return undefined
  const isAll = Number(row.facts) < facts
  return { atMicros: isAll ? fromMicros : row.atMicros, isAll }
}

/** Facts of a day more on both sides count, as in the betting record: a round that spans the border is complete. */
async function roundsSince(
  db: Queries,
  memberId: bigint,
  { before, limit }: SourceQuestion,
  sinceMicros: bigint,
): Promise<RoundEntry[]> {
  const [since, to] = [isoOfMicros(sinceMicros), isoOfMicros(before.atMicros)]
  const rows = await db.query<RoundRow & SourcePosition>(sql`
    select *, (extract(epoch from at_ms) * 1000000)::bigint as "atMicros" from (
      select round_id, vendor, min(game_code) as game_code, min(at) as at_ms, (array_agg(id order by at, id))[1] as id,
        min(currency) as currency, coalesce(sum(amount) filter (where kind = 'stake'), 0) as staked,
        coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded,
        coalesce(sum(amount) filter (where kind = 'return'), 0) as returned, sum(valid_bet) as valid_bet, sum(rake) as rake, coalesce(sum(unplayed), 0) as unplayed,
        bool_or(closed or kind = 'return') as settled
      from bet_fact
      where member_id = ${memberId} and at >= ${since}::timestamptz - interval '1 day'
        and at < ${to}::timestamptz + interval '1 day'
      group by vendor, round_id having min(at) >= ${since}::timestamptz) rounds
    where (at_ms, id) < (${to}::timestamptz, ${before.id}::bigint)
    order by at_ms desc, id desc limit ${limit}`)
  return rows.map((row) => ({ id: row.id, atMicros: row.atMicros, round: roundOf(row) }))
}
