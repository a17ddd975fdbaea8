// SPDX-License-Identifier: Apache-2.0
import { oddsTableFromText, oddsTableToText, type OddsTable } from '@tessera/rules/lottery/odds'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { retryUntilLocked, sql, type Database, type Queries, type Tx } from '../../../platform/db/index.ts'

/** One line of a ticket, as it was accepted. */
export interface TicketLine {
  playType: string
  numbers: readonly string[]
  dao: boolean
  stakePerLot: Amount
  cost: Amount
  odds: OddsTable
}

export type TicketStatus = 'open' | 'settled' | 'refunded'

export interface Ticket {
  id: string
  drawId: bigint
  memberId: number
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

interface StoredLine {
  playType: string
  numbers: string[]
  dao: boolean
  stakePerLot: string
  cost: string
  odds: Record<string, string>
}
export interface TicketRow {
  id: string
  draw_id: bigint
  member_id: number
  game_code: string
  currency: string
  lines: StoredLine[]
  stake: bigint
  status: TicketStatus
  returned: bigint | null
  line_returns: (bigint | string)[] | null
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

function lineOf(line: StoredLine): TicketLine {
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
  lineReturns: row.line_returns?.map((amount) => amountOfMillionths(BigInt(amount))),
  placedAtMs: row.placed_at,
})

export async function insertTicket(
  tx: Tx,
  ticket: Omit<Ticket, 'status' | 'returned' | 'lineReturns'>,
): Promise<void> {
  await tx.query(sql`
    insert into lottery_ticket (id, draw_id, member_id, game_code, currency, lines, stake, placed_at)
    values (${ticket.id}, ${ticket.drawId}, ${ticket.memberId}, ${ticket.gameCode}, ${ticket.currency}, ${JSON.stringify(ticket.lines.map(stored))}, ${ticket.stake}, ${new Date(ticket.placedAtMs)})`)
}

export interface OpenTicket {
  id: string
  memberId: number
}

/** The next open tickets of a draw, grouped by member. */
export const openTickets = async (
  db: Queries,
  drawId: bigint,
  { after, limit }: { after: OpenTicket | undefined; limit: number },
): Promise<OpenTicket[]> =>
  db.query<OpenTicket>(sql`
    select id, member_id as "memberId" from lottery_ticket
    where draw_id = ${drawId} and status = 'open' and (member_id, id) > (${after?.memberId ?? 0}, ${after?.id ?? firstId}::uuid) order by member_id, id limit ${limit}`)
const firstId = '00000000-0000-0000-0000-000000000000'

/** The next tickets of a member for a draw, ended or not, in the order of their ids. */
export async function ticketsOnDraw(
  db: Queries,
  of: { drawId: bigint; memberId: number },
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Ticket[]> {
  const rows = await db.query<TicketRow>(sql`
    select id, draw_id, member_id, game_code, currency, lines, stake, status, returned, line_returns, placed_at from lottery_ticket
    where draw_id = ${of.drawId} and member_id = ${of.memberId} and id > ${after ?? firstId}::uuid order by id limit ${limit}`)
  return rows.map(ticketOf)
}

/** The ticket, if it is still open; locked until the transaction ends. */
export async function lockOpenTicket(tx: Tx, id: string): Promise<Ticket | undefined> {
  const row = await tx.one<TicketRow>(sql`
    select id, draw_id, member_id, game_code, currency, lines, stake, status, returned, line_returns, placed_at from lottery_ticket where id = ${id} and status = 'open' for update`)
  return row && ticketOf(row)
}

/** Stores how a ticket ended. The time it was placed leads to its partition. */
export async function saveEnd(
  tx: Tx,
  { id, placedAtMs }: Pick<Ticket, 'id' | 'placedAtMs'>,
  end: {
    status: 'settled' | 'refunded'
    returned: Amount
    lineReturns: readonly Amount[] | undefined
    atMs: number
  },
): Promise<void> {
  await tx.query(sql`
    update lottery_ticket set status = ${end.status}, returned = ${end.returned}, line_returns = ${end.lineReturns?.map(String) ?? null}::bigint[], settled_at = ${new Date(end.atMs)}
    where id = ${id} and placed_at = ${new Date(placedAtMs)}`)
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
  winningNumber: string
}

export interface TicketQuery {
  gameCode: string | undefined
  status: TicketStatus | undefined
  pageNo: number
  pageSize: number
}

/** A member's tickets, newest first, and how many there are in all pages. */
export async function listTickets(
  db: Queries,
  memberId: number,
  query: TicketQuery,
): Promise<{ tickets: ListedTicket[]; total: number }> {
  const { gameCode = null, status = null, pageNo, pageSize } = query
  const rows = await db.query<
    TicketRow & { numero: string; draw_at: number; winning_number: string | null }
  >(sql`
    select t.id, draw_id, t.member_id, t.game_code, t.currency, lines, stake, t.status, coalesce(c.returned, t.returned) as returned,
      coalesce(c.line_returns, t.line_returns) as line_returns, placed_at, numero, draw_at, coalesce(corrected_number, winning_number) as winning_number
    from lottery_ticket t join lottery_draw d on d.id = t.draw_id
    -- As it counts after the last correction of its draw.
    left join lateral (select returned, line_returns from lottery_ticket_correction
      where corrected_number is not null and ticket_id = t.id and applied_at is not null order by applied_at desc limit 1) c on true
    where t.member_id = ${memberId} and (${gameCode}::text is null or t.game_code = ${gameCode}) and (${status}::text is null or t.status = ${status})
    order by placed_at desc, t.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from lottery_ticket
    where member_id = ${memberId} and (${gameCode}::text is null or game_code = ${gameCode}) and (${status}::text is null or status = ${status})`)
  return {
    tickets: rows.map((row) => ({
      ticket: ticketOf(row),
      numero: row.numero,
      drawAtMs: row.draw_at,
      winningNumber: row.winning_number ?? '',
    })),
    total: Number(counted?.total ?? 0n),
  }
}

/** How many tickets each lottery sold since a moment, most first. */
export const mostBetOn = async (db: Queries, sinceMs: number): Promise<string[]> =>
  (
    await db.query<{ game_code: string }>(sql`
    select game_code, count(*) as tickets from lottery_ticket where placed_at >= ${new Date(sinceMs)} group by game_code order by tickets desc, game_code`)
  ).map((row) => row.game_code)

/** The lotteries that a member bet on, the latest first. */
export const lastBetOn = async (db: Queries, memberId: number, count: number): Promise<string[]> =>
  (
    await db.query<{ game_code: string }>(sql`
    select game_code, max(placed_at) as last_at from lottery_ticket where member_id = ${memberId} group by game_code order by last_at desc, game_code limit ${count}`)
  ).map((row) => row.game_code)
