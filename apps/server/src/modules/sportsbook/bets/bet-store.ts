// SPDX-License-Identifier: Apache-2.0
import type { PricePolicy } from '@tessera/rules/sportsbook/bets/price-policy'
import type { Score, Sport } from '@tessera/rules/sportsbook/model/sport'
import { amountOfMillionths } from '@tessera/rules/money'
import {
  bigintArray,
  momentArray,
  sql,
  textArray,
  uuidArray,
  type Queries,
  type Tx,
} from '../../../platform/db/index.ts'
import { betKeysOf, spanOf, type BetKey } from './bet-keys.ts'
import { sourceChanceOf } from '../book/markets/market-store.ts'
import {
  scoreOfPair,
  type BetRefusal,
  type StoredBet,
  type StoredBetStatus,
  type StoredSelection,
} from './stored-bet.ts'

interface SelectionRow {
  bet_id: string
  market_id: bigint
  market_version: number
  type: string
  period: string
  line_quarters: number | null
  outcome: string
  score_before: number[] | null
}
interface LegRow extends SelectionRow {
  position: number
  event_id: bigint
  sport: Sport
  price: number
  win_chance: number | null
  back_chance: number | null
  score_seen: number[] | null
}
/** What a bet builder joins to the first selection of a leg. */
interface FurtherRow extends SelectionRow {
  leg: number
}
interface BetRow {
  id: string
  member_id: bigint
  currency: string
  kind: string
  stake_per_line: bigint
  lines: number
  stake: bigint
  most_return: bigint
  price_changes: PricePolicy
  status: StoredBetStatus
  decides_at: number | null
  refusal: BetRefusal | null
  returned: bigint | null
  valid_bet: bigint
  settlements: number
  cashed_per_line: bigint
  cashed_out: bigint
  automatic_at: bigint | null
  placed_at: number
  accepted_at: number | null
  ended_at: number | null
}

const betOf = (
  row: BetRow,
  legs: readonly LegRow[],
  further: ReadonlyMap<string, readonly FurtherRow[]>,
): StoredBet => ({
  id: row.id,
  memberId: row.member_id,
  currency: row.currency,
  kind: row.kind,
  stakePerLine: amountOfMillionths(row.stake_per_line),
  lines: row.lines,
  stake: amountOfMillionths(row.stake),
  mostReturn: amountOfMillionths(row.most_return),
  priceChanges: row.price_changes,
  status: row.status,
  decidesAtMs: row.decides_at ?? undefined,
  refusal: row.refusal ?? undefined,
  returned: row.returned === null ? undefined : amountOfMillionths(row.returned),
  validBet: amountOfMillionths(row.valid_bet),
  settlements: row.settlements,
  cashedPerLine: amountOfMillionths(row.cashed_per_line),
  cashedOut: amountOfMillionths(row.cashed_out),
  automaticAt: row.automatic_at === null ? undefined : amountOfMillionths(row.automatic_at),
  placedAtMs: row.placed_at,
  acceptedAtMs: row.accepted_at ?? undefined,
  endedAtMs: row.ended_at ?? undefined,
  legs: legs.map((leg) => ({
    eventId: leg.event_id,
    sport: leg.sport,
    selections: [leg, ...(further.get(`${row.id} ${leg.position}`) ?? [])].map(selectionOf),
    priceThousandths: leg.price,
    chance: sourceChanceOf(leg.win_chance, leg.back_chance),
    scoreSeen: scoreOfPair(leg.score_seen),
  })),
})

const selectionOf = (row: SelectionRow): StoredSelection => ({
  marketId: row.market_id,
  marketVersion: row.market_version,
  terms: {
    type: row.type,
    period: row.period,
    ...(row.line_quarters !== null && { line: row.line_quarters }),
    ...(row.score_before && { scoreBefore: scoreOfPair(row.score_before) }),
  },
  outcome: row.outcome,
})

/** Bets with their legs, in the order of their ids; locked ones keep what this reads. */
export async function readBets(db: Queries, keys: readonly BetKey[]): Promise<StoredBet[]> {
  if (keys.length === 0) return []
  const asked = { ids: keys.map(({ id }) => id), ...spanOf(keys) }
  const rows = await db.query<BetRow>(sql`
    select id, member_id, currency, kind, stake_per_line, lines, stake, most_return, price_changes, status, decides_at, refusal, returned, valid_bet,
      settlements, cashed_per_line, cashed_out,
      (select target from sportsbook_cash_out_target target where target.bet_id = bet.id limit 1) as automatic_at, placed_at, accepted_at, ended_at
    from sportsbook_bet bet where id = any(${uuidArray(asked.ids)}::uuid[]) and placed_at between ${asked.from} and ${asked.to} order by id`)
  const legs = Map.groupBy(await legsOf(db, asked), ({ bet_id: id }) => id)
  const further = Map.groupBy(await furtherOf(db, asked), ({ bet_id: id, leg }) => `${id} ${leg}`)
  return rows.map((row) => betOf(row, legs.get(row.id) ?? [], further))
}

/** The same of bets of which only the ids are known; those that do not exist are left out. */
export const betsOfIds = async (db: Queries, ids: readonly string[]): Promise<StoredBet[]> =>
  readBets(db, await betKeysOf(db, ids))

/** Bets, and from when to when they were placed. */
interface Asked {
  ids: readonly string[]
  from: Date
  to: Date
}

/** Legs by bet, in order. What they say of their markets and events never changes. */
const legsOf = (db: Queries, { ids, from, to }: Asked): Promise<LegRow[]> =>
  db.query<LegRow>(sql`
    select leg.bet_id, leg.position, leg.event_id, event.sport, leg.market_id, leg.market_version, market.type, market.period, market.line_quarters,
      leg.outcome, leg.price, leg.win_chance, leg.back_chance, leg.score_before, leg.score_seen
    from sportsbook_leg leg join sportsbook_market market on market.id = leg.market_id join sportsbook_event event on event.id = leg.event_id
    where leg.bet_id = any(${uuidArray(ids)}::uuid[]) and leg.placed_at between ${from} and ${to} order by leg.bet_id, leg.position`)

/** What bet builders join to the first selections of these bets. */
const furtherOf = (db: Queries, { ids, from, to }: Asked): Promise<FurtherRow[]> =>
  db.query<FurtherRow>(sql`
    select joined.bet_id, joined.leg, joined.market_id, joined.market_version, market.type, market.period, market.line_quarters, joined.outcome,
      joined.score_before
    from sportsbook_builder_selection joined join sportsbook_market market on market.id = joined.market_id
    where joined.bet_id = any(${uuidArray(ids)}::uuid[]) and joined.placed_at between ${from} and ${to} order by joined.bet_id, joined.leg, joined.position`)

const pairOf = (score: Score | undefined): number[] | null => (score ? [score.home, score.away] : null)

/** Stores new bets with their legs. */
export async function insertBets(tx: Tx, bets: readonly StoredBet[]): Promise<void> {
  await tx.query(sql`
    select sportsbook_insert_bets(${uuidArray(bets.map(({ id }) => id))}::uuid[], ${bigintArray(bets.map(({ memberId }) => memberId))}::bigint[],
      ${textArray(bets.map(({ currency }) => currency))}::text[], ${textArray(bets.map(({ kind }) => kind))}::text[],
      ${bigintArray(bets.map(({ stakePerLine }) => stakePerLine))}::bigint[], ${bigintArray(bets.map(({ lines }) => lines))}::integer[],
      ${bigintArray(bets.map(({ stake }) => stake))}::bigint[], ${bigintArray(bets.map(({ mostReturn }) => mostReturn))}::bigint[],
      ${textArray(bets.map(({ priceChanges }) => priceChanges))}::text[], ${textArray(bets.map(({ status }) => status))}::text[],
      ${bets.map(({ decidesAtMs }) => (decidesAtMs === undefined ? null : new Date(decidesAtMs)))}::timestamptz[],
      ${momentArray(bets.map(({ placedAtMs }) => placedAtMs))}::timestamptz[], ${JSON.stringify(bets.flatMap(legsToStore))}::jsonb,
      ${JSON.stringify(bets.flatMap(joinedOf))}::jsonb)`)
}

const legsToStore = ({ id, placedAtMs, legs }: StoredBet) =>
  legs.map((leg, position) => ({
    ...rowOf(leg.selections[0]!),
    bet_id: id,
    placed_at: new Date(placedAtMs),
    position,
    event_id: String(leg.eventId),
    price: leg.priceThousandths,
    win_chance: leg.chance?.winMillionths ?? null,
    back_chance: leg.chance?.backMillionths ?? null,
    score_seen: pairOf(leg.scoreSeen),
  }))

const rowOf = ({ marketId, marketVersion, outcome, terms }: StoredSelection) => ({
  market_id: String(marketId),
  market_version: marketVersion,
  outcome,
  score_before: pairOf(terms.scoreBefore),
})

/** The selections that bet builders join to the first of their leg, each with its positions. */
const joinedOf = ({ id, placedAtMs, legs }: StoredBet) =>
  legs.flatMap(({ selections }, leg) =>
    selections.slice(1).map((selection, index) => ({
      ...rowOf(selection),
      bet_id: id,
      placed_at: new Date(placedAtMs),
      leg,
      position: index + 1,
    })),
  )

/** A member's bets, newest first, and how many there are in all pages. */
export async function listBets(
  db: Queries,
  memberId: bigint,
  {
    status = null,
    pageNo,
    pageSize,
  }: { status: StoredBetStatus | null | undefined; pageNo: number; pageSize: number },
): Promise<{ bets: StoredBet[]; total: number }> {
  const keys = await db.query<BetKey>(sql`
    select id, placed_at as "placedAtMs" from sportsbook_bet where member_id = ${memberId} and (${status}::text is null or status = ${status})
    order by placed_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from sportsbook_bet where member_id = ${memberId} and (${status}::text is null or status = ${status})`)
  const bets = new Map((await readBets(db, keys)).map((bet) => [bet.id, bet]))
  return { bets: keys.map(({ id }) => bets.get(id)!), total: Number(counted?.total ?? 0n) }
}

/** What the bets that a member placed since a moment, and before another, return if all of their legs win; refused ones left out. */
export const mostReturnSince = async (
  db: Queries,
  memberId: bigint,
  sinceMs: number,
  untilMs?: number,
): Promise<bigint> => (await mostReturnsSince(db, [{ memberId, sinceMs, untilMs }])).get(memberId) ?? 0n

/** The same of many members, each once, by member; nothing of those without such bets. */
export async function mostReturnsSince(
  db: Queries,
  asked: readonly { memberId: bigint; sinceMs: number; untilMs?: number | undefined }[],
): Promise<ReadonlyMap<bigint, bigint>> {
  // Of all of them: it keeps older partitions closed, which a bound for each would open.
  const first = new Date(Math.min(...asked.map(({ sinceMs }) => sinceMs)))
  const untils = asked.map(({ untilMs }) => (untilMs === undefined ? null : new Date(untilMs)))
  const rows = await db.query<{ member_id: bigint; sum: bigint }>(sql`
    select member_id, sum from sportsbook_most_returns(${asked.map(({ memberId }) => memberId)}::bigint[],
      ${asked.map(({ sinceMs }) => new Date(sinceMs))}::timestamptz[], ${untils}::timestamptz[], ${first})`)
  return new Map(rows.map(({ member_id: id, sum }) => [id, sum]))
}
