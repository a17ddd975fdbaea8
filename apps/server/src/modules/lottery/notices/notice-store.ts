// SPDX-License-Identifier: Apache-2.0
import type { NoticeChoice } from '@tessera/rules/lottery/notices/notice-periods'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A draw of a period, as far as it is finished. */
export interface PeriodDraw {
  id: bigint
  numero: string
  winningNumber: string | null
  finished: boolean
}

/** What a member's tickets of a period came to. */
export interface TicketSum {
  memberId: bigint
  tickets: number
  won: number
  currency: string
  stake: Amount
  returned: Amount
}

/** Those of these periods whose notices are not all written. */
export async function openPeriods(
  db: Queries,
  gameCode: string,
  choice: NoticeChoice,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ key: string }>(sql`
    select key from unnest(${keys}::text[]) as key
    where not exists (select from lottery_notice_period d where d.game_code = ${gameCode} and d.choice = ${choice} and d.period = key)`)
  return new Set(rows.map(({ key }) => key))
}

export const drawsOf = (db: Queries, gameCode: string, numeros: readonly string[]): Promise<PeriodDraw[]> =>
  db.query<PeriodDraw>(sql`
    select id, numero, coalesce(corrected_number, winning_number) as "winningNumber", settled_at is not null as finished from lottery_draw
    where game_code = ${gameCode} and numero = any(${numeros}::text[]) order by numero`)

/**
 * The next members who chose this before the period ended and have no notice of it, in the order of their ids. Who
 * only wants to know of their tickets must have one, or a winning one.
 */
export async function membersToNotify(
  db: Queries,
  of: {
    gameCode: string
    choice: NoticeChoice
    period: string
    lastAtMs: number
    drawIds: readonly bigint[]
  },
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> {
  const rows = await db.query<{ member_id: bigint }>(sql`
    select member_id from lottery_follow f
    where game_code = ${of.gameCode} and choice = ${of.choice} and since < ${new Date(of.lastAtMs)} and member_id > ${after}
      and not exists (select from lottery_notice n where n.member_id = f.member_id and n.game_code = ${of.gameCode} and n.period = ${of.period})
      and (${of.choice} = 'each' or exists (
        select from lottery_ticket t where t.draw_id = any(${of.drawIds}::bigint[]) and t.member_id = f.member_id
          and t.status not in ('open', 'cancelled') and (${of.choice} = 'daily' or t.status = 'settled' and t.returned > 0)))
    order by member_id limit ${limit}`)
  return rows.map(({ member_id: memberId }) => memberId)
}

/** Notes that these members get their notice; answers those who have not got it yet. */
export async function noteNotices(
  tx: Tx,
  memberIds: readonly bigint[],
  { gameCode, period, nowMs }: { gameCode: string; period: string; nowMs: number },
): Promise<bigint[]> {
  const rows = await tx.query<{ member_id: bigint }>(sql`
    insert into lottery_notice (member_id, game_code, period, sent_at)
    select member_id, ${gameCode}, ${period}, ${new Date(nowMs)} from unnest(${memberIds}::bigint[]) as member_id
    on conflict (member_id, game_code, period) do nothing returning member_id`)
  return rows.map(({ member_id: memberId }) => memberId)
}

/** What the ended tickets of these members on these draws cost and paid. */
export async function ticketSums(
  db: Queries,
  memberIds: readonly bigint[],
  drawIds: readonly bigint[],
): Promise<Map<bigint, TicketSum>> {
  const rows = await db.query<{
    member_id: bigint
    currency: string
    tickets: number
    won: number
    stake: string
    returned: string
  }>(sql`
    select member_id, min(currency) as currency, count(*)::integer as tickets,
      (count(*) filter (where status = 'settled' and returned > 0))::integer as won, sum(stake)::text as stake, sum(returned)::text as returned
    from lottery_ticket where draw_id = any(${drawIds}::bigint[]) and member_id = any(${memberIds}::bigint[]) and status not in ('open', 'cancelled')
    group by member_id`)
  return new Map(
    rows.map((row) => [
      row.member_id,
      {
        memberId: row.member_id,
        tickets: row.tickets,
        won: row.won,
        currency: row.currency,
        stake: amountOfMillionths(BigInt(row.stake)),
        returned: amountOfMillionths(BigInt(row.returned)),
      },
    ]),
  )
}

/** Marks a period as done: nobody is notified of it any more. */
export async function finishPeriod(
  db: Queries,
  {
    gameCode,
    choice,
    period,
    nowMs,
  }: { gameCode: string; choice: NoticeChoice; period: string; nowMs: number },
): Promise<void> {
  await db.query(sql`
    insert into lottery_notice_period (game_code, choice, period, done_at) values (${gameCode}, ${choice}, ${period}, ${new Date(nowMs)})
    on conflict (game_code, choice, period) do nothing`)
}

/** Removes notes of notices that are too old to be sent again. */
export async function forgetNotices(db: Queries, beforeMs: number): Promise<void> {
  await db.query(sql`delete from lottery_notice where sent_at < ${new Date(beforeMs)}`)
  await db.query(sql`delete from lottery_notice_period where done_at < ${new Date(beforeMs)}`)
}
