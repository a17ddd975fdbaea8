// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, uuidArray, type Queries } from '../../../../platform/db/index.ts'
import { spanOf, type BetKey } from '../bet-keys.ts'
import { scoreOfPair, type BetToSettle, type LegToSettle, type StoredBetStatus } from '../stored-bet.ts'

/** What settlement needs of a market; it never changes. */
interface SettledMarket {
  eventId: bigint
  sport: Sport
  terms: MarketTerms
}

/** Markets that were read already, by id. */
export type KnownMarkets = Map<string, SettledMarket>

interface SelectionRow {
  id: string
  position: number
  market_id: string
  outcome: string
  score_before: number[] | null
}

/** A leg with its bet. */
interface LegRow extends SelectionRow {
  member_id: bigint
  currency: string
  kind: string
  stake_per_line: bigint
  lines: number
  stake: bigint
  status: StoredBetStatus
  returned: bigint | null
  valid_bet: bigint
  settlements: number
  cashed_per_line: bigint
  placed_at: number
  accepted_at: number | null
  price: number
  score_seen: number[] | null
}

/** Since when there may be bets on an event: none was placed earlier that is stored by now. */
export async function betsFrom(db: Queries, eventId: bigint): Promise<number> {
  const event = await db.one<{ bets_from: number }>(
    sql`select bets_from from sportsbook_event where id = ${eventId}`,
  )
  if (!event) throw new Error(`there is no event ${eventId}`)
  return event.bets_from
}

/** The next bets with a leg on an event, in the order of their ids, whatever has become of them. */
export const betsOfEvent = (
  db: Queries,
  eventId: bigint,
  { fromMs, after, limit }: { fromMs: number; after: string | undefined; limit: number },
): Promise<BetKey[]> =>
  db.query(sql`
    select id, placed_at as "placedAtMs"
    from sportsbook_bets_of_event(${eventId}, ${new Date(fromMs)}, ${after ?? firstId}::uuid, ${limit})`)
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Those of some bets that can be settled, or again: open and settled ones of which something was not cashed out. Reads
 * thousands at once; what `known` has of their markets is not read again.
 */
export async function betsToSettle(
  db: Queries,
  keys: readonly BetKey[],
  known: KnownMarkets = new Map(),
): Promise<BetToSettle[]> {
  if (keys.length === 0) return []
  const [legs, joined] = await Promise.all([legsOf(db, keys), joinedOf(db, keys)])
  await readMarkets(db, known, [...legs, ...joined])
  const further = Map.groupBy(joined, ({ id, position }) => `${id} ${position}`)
  const bets = new Map<string, BetToSettle & { legs: LegToSettle[] }>()
  for (const row of legs) {
    let bet = bets.get(row.id)
    if (!bet) bets.set(row.id, (bet = betOf(row)))
    const others = further.size > 0 ? (further.get(`${row.id} ${row.position}`) ?? []) : []
    bet.legs[row.position] = legOf(row, others, known)
  }
  return [...bets.values()]
}

/**
 * By key, one bet after the other: no plan for thousands of ids reads a whole table (`offset 0`). Bounded by the time of all of
 * them: the partitions are chosen once and not for each bet.
 */
function legsOf(db: Queries, keys: readonly BetKey[]): Promise<LegRow[]> {
  const { from, to } = spanOf(keys)
  return db.query<LegRow>(sql`
    select bet.*, leg.* from unnest(${uuidArray(keys.map(({ id }) => id))}::uuid[]) as asked (id)
    cross join lateral (
      select id, member_id, currency, kind, stake_per_line, lines, stake, status, returned, valid_bet, settlements, cashed_per_line, placed_at, accepted_at
      from sportsbook_bet bet where bet.id = asked.id and placed_at between ${from} and ${to} and status in ('open', 'settled') and cashed_per_line < stake_per_line offset 0) bet
    cross join lateral (
      select position, market_id::text, outcome, price, score_before, score_seen from sportsbook_leg leg
      where leg.bet_id = bet.id and placed_at between ${from} and ${to} offset 0) leg`)
}

/** What bet builders join to the first selections of these bets, in order. */
function joinedOf(db: Queries, keys: readonly BetKey[]): Promise<SelectionRow[]> {
  const { from, to } = spanOf(keys)
  return db.query<SelectionRow>(sql`
    select bet_id as id, leg as position, market_id::text, outcome, score_before from sportsbook_builder_selection
    where bet_id = any(${uuidArray(keys.map(({ id }) => id))}::uuid[]) and placed_at between ${from} and ${to}
    order by bet_id, leg, position`)
}

async function readMarkets(
  db: Queries,
  known: KnownMarkets,
  selections: readonly SelectionRow[],
): Promise<void> {
  const missing = new Set<string>()
  for (const { market_id: id } of selections) if (!known.has(id)) missing.add(id)
  if (missing.size === 0) return
  const rows = await db.query<
    { id: string; event_id: bigint; sport: Sport; line_quarters: number | null } & Pick<
      MarketTerms,
      'type' | 'period'
    >
  >(sql`
    select market.id::text, market.event_id, event.sport, market.type, market.period, market.line_quarters
    from sportsbook_market market join sportsbook_event event on event.id = market.event_id
    where market.id = any(${[...missing]}::bigint[])`)
  for (const { id, event_id: eventId, sport, type, period, line_quarters: line } of rows)
    known.set(id, { eventId, sport, terms: { type, period, ...(line !== null && { line }) } })
}

const betOf = (row: LegRow): BetToSettle & { legs: LegToSettle[] } => ({
  id: row.id,
  memberId: row.member_id,
  currency: row.currency,
  kind: row.kind,
  stakePerLine: amountOfMillionths(row.stake_per_line),
  lines: row.lines,
  stake: amountOfMillionths(row.stake),
  status: row.status,
  returned: row.returned === null ? undefined : amountOfMillionths(row.returned),
  validBet: amountOfMillionths(row.valid_bet),
  settlements: row.settlements,
  cashedPerLine: amountOfMillionths(row.cashed_per_line),
  placedAtMs: row.placed_at,
  acceptedAtMs: row.accepted_at ?? undefined,
  legs: [],
})

function legOf(row: LegRow, further: readonly SelectionRow[], known: KnownMarkets): LegToSettle {
  const { eventId, sport } = known.get(row.market_id)!
  return {
    eventId,
    sport,
    priceThousandths: row.price,
    scoreSeen: scoreOfPair(row.score_seen),
    selections: [row, ...further].map(({ market_id: id, outcome, score_before: score }) => {
      const { terms } = known.get(id)!
      return { terms: score ? { ...terms, scoreBefore: scoreOfPair(score) } : terms, outcome }
    }),
  }
}
