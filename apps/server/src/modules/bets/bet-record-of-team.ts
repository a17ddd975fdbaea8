// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Sql } from '../../platform/db/index.ts'
import { roundOf, type BetRecordQuery, type BetRound, type RoundRow } from './bet-record.ts'

/** Facts of the platform that the first step reads, that a later one reads, and that all together may read. */
const firstStep = 2_000n
const longestStep = 16_000n
const mostRead = 64_000n
/** How many rounds a list of a team has at most. */
export const mostRounds = 500

/** The lines of a team (members module): from its head's own up to, but not including, `before`. */
export interface LineRange {
  line: readonly bigint[]
  before: readonly bigint[]
  /** All its accounts, where they are few; otherwise each member met is looked up. */
  ids?: readonly bigint[]
}
type TeamQuery = BetRecordQuery & { currency: string }
export interface TeamRounds {
  rounds: ({ memberId: bigint } & BetRound)[]
  /** Of those that were found so far; at least one more than the pages up to this one have if there are more. */
  total: number
  /** How many rounds the search found before it ended, if it ended before the period was read. */
  endedAfter: number | undefined
}

/**
 * The betting record of a team of any size: rounds that began in the period, newest first. Reads all facts of
 * the platform backwards from the end of the period until the page is full, at most 64,000, so the time it takes
 * does not grow with the team. A list ends after 500 rounds.
 */
export async function betRecordOfTeam(db: Queries, team: LineRange, query: TeamQuery): Promise<TeamRounds> {
  const offset = (query.page - 1) * query.size
  const wanted = Math.min(mostRounds, offset + query.size + 1)
  const { found, ended } = await walkBack(db, team, query, wanted)
  const rounds = found.slice(0, mostRounds).slice(offset, offset + query.size)
  return {
    rounds: await readRounds(db, rounds, query),
    total: Math.min(found.length, mostRounds),
    endedAfter: ended || found.length >= wanted ? undefined : found.length,
  }
}

interface Found {
  memberId: bigint
  vendor: string
  roundId: string
  atMs: number
  /** Its first stake was met, so nothing of it is further back. */
  begun: boolean
}

async function walkBack(
  db: Queries,
  team: LineRange,
  query: TeamQuery,
  wanted: number,
): Promise<{ found: Found[]; ended: boolean }> {
  const rounds = new Map<string, Found>()
  const begun = (): Found[] => [...rounds.values()].filter((round) => round.begun)
  const firstId = await lastFactBefore(db, query.toMs)
  let upToId = firstId
  let step = firstStep
  let ended = upToId === 0n
  while (!ended && firstId - upToId < mostRead && begun().length < wanted) {
    const { facts, oldestMs } = await readStep(db, team, query, { afterId: upToId - step, upToId })
    for (const { key, ...round } of facts) {
      const known = rounds.get(key)
      rounds.set(key, { ...round, begun: round.begun || (known?.begun ?? false) })
    }
    upToId -= step
    if (step < longestStep) step *= 2n
    ended = upToId <= 0n || oldestMs === undefined || oldestMs < query.fromMs
  }
  const found = (ended ? [...rounds.values()] : begun()).filter(({ atMs }) => atMs >= query.fromMs)
  return { found: found.toSorted((one, other) => other.atMs - one.atMs), ended }
}

type Fact = Found & { key: string }
type FactRow = Found & { oldestMs: number | null }
interface Step {
  afterId: bigint
  upToId: bigint
}

/** The rounds of the team among the facts of one step, and when its oldest fact was made. */
async function readStep(
  db: Queries,
  team: LineRange,
  query: TeamQuery,
  step: Step,
): Promise<{ facts: Fact[]; oldestMs: number | undefined }> {
  const rows = await db.query<FactRow>(
    team.ids ? factsOfFew(team.ids, query, step) : factsOfMany(team, query, step),
  )
  const facts = rows.filter(({ memberId }) => memberId !== null)
  return {
    facts: facts.map((round) => ({ ...round, key: `${round.memberId}/${round.vendor}/${round.roundId}` })),
    // Undefined: the step lies before the period.
    oldestMs: rows.find(({ memberId }) => memberId === null)?.oldestMs ?? undefined,
  }
}

const factsOfFew = (
  ids: readonly bigint[],
  { fromMs, toMs, currency }: TeamQuery,
  { afterId, upToId }: Step,
): Sql => sql`
    with part as materialized (
      select member_id, vendor, round_id, kind, at, currency from bet_fact
      where id > ${afterId} and id <= ${upToId} and at >= ${new Date(fromMs)}::timestamptz - interval '1 day' and at < ${new Date(toMs)})
    select part.member_id as "memberId", vendor, round_id as "roundId", min(at) as "atMs", bool_or(kind = 'stake') as begun, null::timestamptz as "oldestMs"
    from part where currency = ${currency} and member_id in (select unnest(${ids}::bigint[]) offset 0) group by part.member_id, vendor, round_id
    union all select null, null, null, null, null, min(at) from part`

/** The members of the step are looked up by their keys ("offset 0"), and not the whole team. */
const factsOfMany = (
  { line, before }: LineRange,
  { fromMs, toMs, currency }: TeamQuery,
  { afterId, upToId }: Step,
): Sql => sql`
    with part as materialized (
      select member_id, vendor, round_id, kind, at, currency from bet_fact
      where id > ${afterId} and id <= ${upToId} and at >= ${new Date(fromMs)}::timestamptz - interval '1 day' and at < ${new Date(toMs)}),
    members as (
      select m.member_id from (select distinct member_id from part) m
      cross join lateral (select l.line from member_line l where l.id = m.member_id offset 0) l
      where l.line >= ${line}::bigint[] and l.line < ${before}::bigint[])
    select part.member_id as "memberId", vendor, round_id as "roundId", min(at) as "atMs", bool_or(kind = 'stake') as begun, null::timestamptz as "oldestMs"
    from part join members using (member_id) where currency = ${currency} group by part.member_id, vendor, round_id
    union all select null, null, null, null, null, min(at) from part`

/** The number of the newest fact before a moment: halves the numbers, because they go with time. */
async function lastFactBefore(db: Queries, beforeMs: number): Promise<bigint> {
  const newest = await db.one<{ id: bigint }>(
    sql`select case when is_called then last_value else 0 end as id from bet_fact_id_seq`,
  )
  let [low, high] = [0n, newest?.id ?? 0n]
  if (beforeMs > (await factAt(db, 0n, high))) return high
  while (high - low > firstStep / 4n) {
    const middle = (low + high) / 2n
    if ((await factAt(db, low, middle)) >= beforeMs) high = middle
    else low = middle
  }
  return high
}

/** When the last fact between two numbers was made; long ago if there is none. */
async function factAt(db: Queries, afterId: bigint, upToId: bigint): Promise<number> {
  const row = await db.one<{ at: number }>(
    sql`select at from bet_fact where id > ${upToId - 1_000n} and id > ${afterId} and id <= ${upToId} order by id desc limit 1`,
  )
  return row?.at ?? 0
}

/** These rounds with all their facts, each by the key of its member; a round takes a day at most. */
async function readRounds(
  db: Queries,
  found: readonly Found[],
  { currency }: TeamQuery,
): Promise<TeamRounds['rounds']> {
  const rows = await db.query<RoundRow & { member_id: bigint }>(sql`
    select r.member_id, r.round_id, r.vendor, f.*, ${currency} as currency, 0::bigint as total
    from unnest(${found.map(({ memberId }) => memberId)}::bigint[], ${found.map(({ vendor }) => vendor)}::text[], ${found.map(({ roundId }) => roundId)}::text[],
      ${found.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[]) with ordinality as r (member_id, vendor, round_id, at, position)
    cross join lateral (
      select min(game_code) as game_code, min(at) as at_ms, coalesce(sum(amount) filter (where kind = 'stake'), 0) as staked,
        coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded, coalesce(sum(amount) filter (where kind = 'return'), 0) as returned,
        sum(valid_bet) as valid_bet, sum(rake) as rake, coalesce(sum(unplayed), 0) as unplayed, bool_or(closed or kind = 'return') as settled
      from bet_fact b where b.member_id = r.member_id and b.vendor = r.vendor and b.round_id = r.round_id and b.currency = ${currency}
        and b.at >= r.at - interval '1 day' and b.at < r.at + interval '1 day') f
    order by r.position`)
  return rows.map((row) => ({ memberId: row.member_id, ...roundOf(row) }))
}
