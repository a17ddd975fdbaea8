// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { oddsTableFromText, oddsTableToText, type OddsTable } from '@tessera/rules/lottery/odds'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import {
  bigintArray,
  momentArray,
  retryUntilLocked,
  sql,
  textArray,
  uuidArray,
  type Database,
  type Queries,
  type Tx,
} from '../../../platform/db/index.ts'

/** One line of a ticket, as it was accepted. */
export interface TicketLine {
  playType: string
  numbers: readonly string[]
  dao: boolean
  stakePerLot: Amount
  cost: Amount
  odds: OddsTable
}

export type TicketStatus = 'open' | 'settled' | 'refunded' | 'cancelled'

export interface Ticket {
  id: string
  drawId: bigint
  memberId: bigint
  gameCode: string
  currency: string
  lines: readonly TicketLine[]
  stake: Amount
  status: TicketStatus
  returned: Amount | undefined
  /** What each line paid, in the order of the lines. */
  lineReturns: readonly Amount[] | undefined
  placedAtMs: number
}

/** A line as it is stored. */
export interface StoredLine {
  playType: string
  numbers: string[]
  dao: boolean
  stakePerLot: string
  cost: string
  odds: Record<string, string>
}
/** A ticket as it is stored. */
export interface TicketRow {
  id: string
  draw_id: bigint
  member_id: bigint
  game_code: string
  currency: string
  lines: StoredLine[]
  stake: bigint
  status: TicketStatus
  returned: bigint | null
  line_returns: bigint[] | null
  placed_at: number
}

const stored = (line: TicketLine): StoredLine => ({
  playType: line.playType,
  numbers: [...line.numbers],
  dao: line.dao,
  stakePerLot: String(line.stakePerLot),
  cost: String(line.cost),
  odds: oddsTableToText(line.odds),
})

/** Throws for one that cannot be read. */
export function lineOf(line: StoredLine): TicketLine {
  const odds = oddsTableFromText(line.odds)
  if (!odds) throw new Error('a stored ticket has odds that cannot be read')
  return {
    ...line,
    stakePerLot: amountOfMillionths(BigInt(line.stakePerLot)),
    cost: amountOfMillionths(BigInt(line.cost)),
    odds,
  }
}

export const ticketOf = (row: TicketRow): Ticket => ({
  id: row.id,
  drawId: row.draw_id,
  memberId: row.member_id,
  gameCode: row.game_code,
  currency: row.currency,
  lines: row.lines.map(lineOf),
  stake: amountOfMillionths(row.stake),
  status: row.status,
  returned: row.returned === null ? undefined : amountOfMillionths(row.returned),
  lineReturns: row.line_returns?.map((amount) => amountOfMillionths(amount)),
  placedAtMs: row.placed_at,
})

/** Stores new tickets in one statement. */
export async function insertTickets(
  tx: Tx,
  tickets: readonly Omit<Ticket, 'status' | 'returned' | 'lineReturns'>[],
): Promise<void> {
  await tx.query(sql`
    insert into lottery_ticket (id, draw_id, member_id, game_code, currency, lines, stake, placed_at)
    select * from unnest(${uuidArray(tickets.map(({ id }) => id))}::uuid[], ${bigintArray(tickets.map(({ drawId }) => drawId))}::bigint[],
      ${bigintArray(tickets.map(({ memberId }) => memberId))}::bigint[], ${textArray(tickets.map(({ gameCode }) => gameCode))}::text[],
      ${textArray(tickets.map(({ currency }) => currency))}::text[], ${textArray(tickets.map(({ lines }) => JSON.stringify(lines.map(stored))))}::jsonb[],
      ${bigintArray(tickets.map(({ stake }) => stake))}::bigint[], ${momentArray(tickets.map(({ placedAtMs }) => placedAtMs))}::timestamptz[])`)
}

/** Where a ticket stands among those of its draw, which are settled in the order of their owners. */
export interface TicketKey {
  id: string
  memberId: bigint
}

/** The lowest id. */
export const firstId = '00000000-0000-0000-0000-000000000000'

/** The next open tickets of a draw with their lines, in the order of their ids. */
export async function openTicketsWithLines(
  db: Queries,
  drawId: bigint,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Ticket[]> {
  const rows = await db.query<TicketRow>(sql`
    select id, draw_id, member_id, game_code, currency, lines, stake, status, returned, line_returns, placed_at from lottery_ticket
    where draw_id = ${drawId} and status = 'open' and id > ${after ?? firstId}::uuid order by id limit ${limit}`)
  return rows.map(ticketOf)
}

/** The next tickets of a member for a draw, ended or not, without cancelled ones, in the order of their ids. */
export async function ticketsOnDraw(
  db: Queries,
  of: { drawId: bigint; memberId: bigint },
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Ticket[]> {
  const rows = await db.query<TicketRow>(sql`
    select id, draw_id, member_id, game_code, currency, lines, stake, status, returned, line_returns, placed_at from lottery_ticket
    where draw_id = ${of.drawId} and member_id = ${of.memberId} and status <> 'cancelled' and id > ${after ?? firstId}::uuid order by id limit ${limit}`)
  return rows.map(ticketOf)
}

/** The open tickets of some members on a draw, at most so many of each. */
export async function openTicketsOfMembers(
  db: Queries,
  drawId: bigint,
  memberIds: readonly bigint[],
  most: number,
): Promise<Ticket[]> {
  const rows = await db.query<TicketRow>(sql`
    select ticket.* from unnest(${[...new Set(memberIds)]}::bigint[]) as asked (id) cross join lateral (
      select id, draw_id, member_id, game_code, currency, lines, stake, status, returned, line_returns, placed_at from lottery_ticket
      where draw_id = ${drawId} and member_id = asked.id and status = 'open' order by id limit ${most}) ticket`)
  return rows.map(ticketOf)
}

/** How many tickets a member has cancelled of a draw. */
export const countCancelled = async (
  db: Queries,
  { drawId, memberId }: { drawId: bigint; memberId: bigint },
): Promise<number> =>
  (await db.one<{ tickets: number }>(sql`
    select count(*)::integer as tickets from lottery_ticket
    where draw_id = ${drawId} and member_id = ${memberId} and status = 'cancelled'`))!.tickets

/** How many tickets each of these members has for a draw, ended or not, without cancelled ones. */
export async function countTicketsOnDraw(
  db: Queries,
  drawId: bigint,
  memberIds: readonly bigint[],
): Promise<Map<bigint, number>> {
  const rows = await db.query<{ member_id: bigint; tickets: number }>(sql`
    select member_id, count(*)::integer as tickets from lottery_ticket
    where draw_id = ${drawId} and member_id = any (${memberIds}::bigint[]) and status <> 'cancelled' group by member_id`)
  return new Map(rows.map((row) => [row.member_id, row.tickets]))
}

/** The ticket with an id, as it is now. */
export async function findTicket(db: Queries, id: string): Promise<Ticket | undefined> {
  const row = await db.one<TicketRow>(sql`
    select id, draw_id, member_id, game_code, currency, lines, stake, status, returned, line_returns, placed_at from lottery_ticket where id = ${id}`)
  return row && ticketOf(row)
}

/** The ticket, if it is still open; locked until the transaction ends. */
export async function lockOpenTicket(tx: Tx, id: string): Promise<Ticket | undefined> {
  const row = await tx.one<TicketRow>(sql`
    select id, draw_id, member_id, game_code, currency, lines, stake, status, returned, line_returns, placed_at from lottery_ticket where id = ${id} and status = 'open' for update`)
  return row && ticketOf(row)
}

/**
 * Stores how tickets ended, and answers the ids of those that were still open; they stay locked until the transaction
 * ends. The times they were placed lead to their partitions.
 */
export async function saveEnds(
  tx: Tx,
  ends: readonly {
    ticket: Pick<Ticket, 'id' | 'placedAtMs'>
    status: Exclude<TicketStatus, 'open'>
    returned: Amount
    lineReturns: readonly Amount[] | undefined
  }[],
  atMs: number,
): Promise<Set<string>> {
  const wereOpen = new Set<string>()
  for (const status of ['settled', 'refunded', 'cancelled'] as const) {
    // In the order of ids, so that two that end the same tickets do not wait for each other in a circle.
    const same = ends
      .filter((end) => end.status === status)
      .toSorted((one, other) => (one.ticket.id < other.ticket.id ? -1 : 1))
    if (same.length === 0) continue
    const row = await tx.one<{ ended: string[] | null }>(sql`
      select case when cardinality(ended) < ${same.length} then ended end as ended
      from lottery_end_tickets(${uuidArray(same.map(({ ticket }) => ticket.id))}::uuid[], ${momentArray(same.map(({ ticket }) => ticket.placedAtMs))}::timestamptz[], ${status},
        ${bigintArray(same.map(({ returned }) => returned))}::bigint[], ${textArray(same.map(({ lineReturns }) => lineReturns && `{${lineReturns.join()}}`))}::text[], ${new Date(atMs)}) as ended`)
    // Usually all of them, whose ids need not travel.
    for (const id of row?.ended ?? same.map(({ ticket }) => ticket.id)) wereOpen.add(id)
  }
  return wereOpen
}

/**
 * Job: makes sure that tickets have partitions for the next four quarters. Tickets without one go into the
 * default partition.
 */
export async function prepareTicketPartitions(db: Database, nowMs: number): Promise<void> {
  await retryUntilLocked(() => db.query(sql`select lottery_prepare_partitions(${new Date(nowMs)})`))
}

/** A ticket with its draw. */
export interface ListedTicket {
  ticket: Ticket
  numero: string
  drawAtMs: number
  closesAtMs: number
  winningNumber: string
}

export interface TicketQuery {
  gameCode: string | undefined
  status: TicketStatus | undefined
  pageNo: number
  pageSize: number
}

interface ListedRow extends TicketRow {
  numero: string
  draw_at: number
  closes_at: number
  winning_number: string | null
}
const listedOf = (row: ListedRow): ListedTicket => ({
  ticket: ticketOf(row),
  numero: row.numero,
  drawAtMs: row.draw_at,
  closesAtMs: row.closes_at,
  winningNumber: row.winning_number ?? '',
})

/** The ticket with its draw whose id lies between two; undefined if there is none, or if several do. */
export async function ticketBetween(
  db: Queries,
  { lowest, highest }: { lowest: string; highest: string },
): Promise<ListedTicket | undefined> {
  const [row, second] = await db.query<ListedRow>(sql`
    select t.id, draw_id, t.member_id, t.game_code, t.currency, lines, stake, t.status, coalesce(c.returned, t.returned) as returned,
      coalesce(c.line_returns, t.line_returns) as line_returns, placed_at, numero, draw_at, closes_at, coalesce(corrected_number, winning_number) as winning_number
    from lottery_ticket t join lottery_draw d on d.id = t.draw_id
    left join lateral (select returned, line_returns from lottery_ticket_correction
      where corrected_number is not null and ticket_id = t.id and applied_at is not null order by applied_at desc limit 1) c on true
    where t.id between ${lowest}::uuid and ${highest}::uuid limit 2`)
  return row && !second ? listedOf(row) : undefined
}

/** A member's tickets, newest first, and how many there are in all pages. */
export async function listTickets(
  db: Queries,
  memberId: bigint,
  query: TicketQuery,
): Promise<{ tickets: ListedTicket[]; total: number }> {
  const { gameCode = null, status = null, pageNo, pageSize } = query
  const rows = await db.query<ListedRow>(sql`
    select t.id, draw_id, t.member_id, t.game_code, t.currency, lines, stake, t.status, coalesce(c.returned, t.returned) as returned,
      coalesce(c.line_returns, t.line_returns) as line_returns, placed_at, numero, draw_at, closes_at, coalesce(corrected_number, winning_number) as winning_number
    from lottery_ticket t join lottery_draw d on d.id = t.draw_id
    -- As it counts after the last correction of its draw.
    left join lateral (select returned, line_returns from lottery_ticket_correction
      where corrected_number is not null and ticket_id = t.id and applied_at is not null order by applied_at desc limit 1) c on true
    where t.member_id = ${memberId} and (${gameCode}::text is null or t.game_code = ${gameCode}) and (${status}::text is null or t.status = ${status})
    order by placed_at desc, draw_id, t.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from lottery_ticket
    where member_id = ${memberId} and (${gameCode}::text is null or game_code = ${gameCode}) and (${status}::text is null or status = ${status})`)
  return {
    tickets: rows.map(listedOf),
    total: Number(counted?.total ?? 0n),
  }
}

/** How many tickets each lottery sold for money since a moment, most first. */
export const mostBetOn = async (db: Queries, sinceMs: number): Promise<string[]> =>
  (
    await db.query<{ game_code: string }>(sql`
    select game_code, count(*) as tickets from lottery_ticket where placed_at >= ${new Date(sinceMs)} and currency <> ${playCurrency} group by game_code order by tickets desc, game_code`)
  ).map((row) => row.game_code)

/** The lotteries that a member bet on, the latest first. */
export const lastBetOn = async (db: Queries, memberId: bigint, count: number): Promise<string[]> =>
  (
    await db.query<{ game_code: string }>(sql`
    select game_code, max(placed_at) as last_at from lottery_ticket where member_id = ${memberId} group by game_code order by last_at desc, game_code limit ${count}`)
  ).map((row) => row.game_code)
