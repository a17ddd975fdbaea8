// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import type { BookEvent, Names } from '../events/event.ts'
import { eventOf, type EventRow } from '../events/event-store.ts'

/** A match with the names that every list shows; outrights have lists of their own. */
export interface Card extends BookEvent {
  homeId: bigint
  awayId: bigint
  competitionNames: Names
  region: Names | undefined
  homeNames: Names
  awayNames: Names
}

interface CardRow extends Omit<EventRow, 'kind'> {
  home_id: bigint
  away_id: bigint
  competition_names: Names
  competition_region: Names | null
  home_names: Names
  away_names: Names
}

const cardOf = (row: CardRow): Card => ({
  ...eventOf({ ...row, kind: 'match' }),
  homeId: row.home_id,
  awayId: row.away_id,
  competitionNames: row.competition_names,
  region: row.competition_region ?? undefined,
  homeNames: row.home_names,
  awayNames: row.away_names,
})

/** What lists ask for: of these sports, or of all. */
interface Wanted {
  sports: readonly Sport[] | undefined
  limit: number
}

/** Events that are being played, by the position of their competition. */
export const liveCards = async (db: Queries, { sports, limit }: Wanted): Promise<Card[]> =>
  (
    await db.query<CardRow>(sql`
    select * from sportsbook_card where status in ('live', 'interrupted') and (${sports ?? null}::text[] is null or sport = any(${sports ?? null}::text[]))
    order by competition_position, starts_at, id limit ${limit}`)
  ).map(cardOf)

/** Events that start next. */
export const nextCards = async (db: Queries, { sports, limit }: Wanted): Promise<Card[]> =>
  (
    await db.query<CardRow>(sql`
    select * from sportsbook_card where status = 'scheduled' and (${sports ?? null}::text[] is null or sport = any(${sports ?? null}::text[]))
    order by starts_at, id limit ${limit}`)
  ).map(cardOf)

/** A page of the events of a competition that are live or to come, and how many there are. */
export async function cardsOfCompetition(
  db: Queries,
  competitionId: bigint,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ cards: Card[]; total: number }> {
  const [cards, counted] = [
    await db.query<CardRow>(sql`
      select * from sportsbook_card
      where competition_id = ${competitionId} and status in ('live', 'interrupted', 'scheduled')
      order by starts_at, id limit ${limit} offset ${offset}`),
    await db.one<{ count: bigint }>(sql`
      select count(*) from sportsbook_event where competition_id = ${competitionId} and kind = 'match' and status in ('live', 'interrupted', 'scheduled')`),
  ]
  return { cards: cards.map(cardOf), total: Number(counted?.count ?? 0) }
}

/** Events of teams that are live or to come, soonest first. */
export const cardsOfTeams = async (db: Queries, teamIds: readonly bigint[], limit: number): Promise<Card[]> =>
  (
    await db.query<CardRow>(sql`
    select * from sportsbook_card
    where (home_id = any(${teamIds}::bigint[]) or away_id = any(${teamIds}::bigint[])) and status in ('live', 'interrupted', 'scheduled')
    order by starts_at, id limit ${limit}`)
  ).map(cardOf)

/** The matches with these ids. */
export const cardsOfIds = async (db: Queries, ids: readonly bigint[]): Promise<Card[]> =>
  (
    await db.query<CardRow>(sql`select * from sportsbook_card where id = any(${[...new Set(ids)]}::bigint[])`)
  ).map(cardOf)

export async function cardOfEvent(db: Queries, id: bigint): Promise<Card | undefined> {
  const row = await db.one<CardRow>(sql`select * from sportsbook_card where id = ${id}`)
  return row && cardOf(row)
}

/** Which results are asked for. */
export interface ResultsWanted {
  sport: Sport | undefined
  competitionId: bigint | undefined
  fromMs: number
  untilMs: number
  offset: number
  limit: number
}

/** A page of events that are over, the latest start first, and how many there are, counted up to 10,000. */
export async function endedCards(
  db: Queries,
  { sport = null, competitionId = null, fromMs, untilMs, offset, limit }: ResultsWantedOrNull,
): Promise<{ cards: (Card & { resultVersion: number; endedAtMs: number | undefined })[]; total: number }> {
  const [from, until] = [new Date(fromMs), new Date(untilMs)]
  const rows = await db.query<CardRow & { result_version: number | null; ended_at: number | null }>(sql`
    select card.*, last.version as result_version, last.ended_at from sportsbook_card card
    left join lateral (
      select version, ended_at from sportsbook_result where event_id = card.id order by version desc limit 1
    ) last on true
    where card.status in ('ended', 'abandoned', 'cancelled') and card.starts_at >= ${from} and card.starts_at < ${until}
      and (${sport}::text is null or card.sport = ${sport})
      and (${competitionId}::bigint is null or card.competition_id = ${competitionId})
    order by card.starts_at desc, card.id desc limit ${limit} offset ${offset}`)
  const counted = await db.one<{ count: bigint }>(sql`
    select count(*) from (
      select from sportsbook_event where kind = 'match' and status in ('ended', 'abandoned', 'cancelled') and starts_at >= ${from} and starts_at < ${until}
        and (${sport}::text is null or sport = ${sport}) and (${competitionId}::bigint is null or competition_id = ${competitionId})
      limit 10000
    ) found`)
  return {
    cards: rows.map((row) => ({
      ...cardOf(row),
      resultVersion: row.result_version ?? 0,
      endedAtMs: row.ended_at ?? undefined,
    })),
    total: Number(counted?.count ?? 0),
  }
}

type ResultsWantedOrNull = Omit<ResultsWanted, 'sport' | 'competitionId'> & {
  sport?: Sport | null | undefined
  competitionId?: bigint | null | undefined
}

/** How many markets of each event take bets. */
export const openMarketsOf = async (
  db: Queries,
  eventIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> =>
  new Map(
    (
      await db.query<{ event_id: bigint; open: bigint }>(sql`
      select event_id, count(*) as open from sportsbook_market
      where event_id = any(${eventIds}::bigint[]) and status = 'open' group by event_id`)
    ).map((row) => [row.event_id, Number(row.open)]),
  )
