// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../../platform/db/index.ts'

/** What a correction changes for a ticket, planned or done. */
export interface CorrectedTicket {
  ticketId: string
  memberId: bigint
  currency: string
  before: Amount
  after: Amount
  applied: boolean
  owed: Amount
}

/** A page of the tickets of a correction, the largest change first. */
export async function correctedTickets(
  db: Queries,
  correctionId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<CorrectedTicket[]> {
  const rows = await db.query<{
    ticket_id: string
    member_id: bigint
    currency: string
    before_returned: bigint
    returned: bigint
    applied: boolean
    owed: bigint
  }>(sql`
    select ticket_id, member_id, currency, before_returned, returned, applied_at is not null as applied, coalesce(owed, 0) as owed
    from lottery_ticket_correction where correction_id = ${correctionId}
    order by abs(returned - before_returned) desc, ticket_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return rows.map((row) => ({
    ticketId: row.ticket_id,
    memberId: row.member_id,
    currency: row.currency,
    before: amountOfMillionths(row.before_returned),
    after: amountOfMillionths(row.returned),
    applied: row.applied,
    owed: amountOfMillionths(row.owed),
  }))
}

export interface CorrectionSum {
  currency: string
  tickets: number
  gain: Amount
  lose: Amount
  owed: Amount
  applied: number
}

/** What members gain and lose by a correction, in each currency. */
export async function sumsOfCorrection(db: Queries, correctionId: string): Promise<CorrectionSum[]> {
  const rows = await db.query<{
    currency: string
    tickets: bigint
    gain: bigint
    lose: bigint
    owed: bigint
    applied: bigint
  }>(sql`
    select currency, count(*) as tickets, sum(greatest(returned - before_returned, 0))::bigint as gain,
      sum(greatest(before_returned - returned, 0))::bigint as lose, coalesce(sum(owed), 0)::bigint as owed, count(applied_at) as applied
    from lottery_ticket_correction where correction_id = ${correctionId} group by currency order by currency`)
  return rows.map((row) => ({
    currency: row.currency,
    tickets: Number(row.tickets),
    gain: amountOfMillionths(row.gain),
    lose: amountOfMillionths(row.lose),
    owed: amountOfMillionths(row.owed),
    applied: Number(row.applied),
  }))
}
