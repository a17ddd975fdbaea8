// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { amountFromWire, amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { playSince } from '../../bets/index.ts'
import { spendingAt } from '../budget/spending-store.ts'
import { listCodes } from '../codes/code-store.ts'
import { depositsSince } from '../../wallet/index.ts'

export interface PromotionResult {
  currency: string
  joined: number
  paidMembers: number
  paid: Amount
  reserved: Amount
  budget: Amount | null
  budgetPerDay: Amount | null
  paidToday: Amount
  stakes: Amount
  returns: Amount
  validBets: Amount
  net: Amount
  deposits: Amount
  codes: number
  codesUsed: number
  /** Null for promotions without free rounds. */
  rounds: { given: number; played: number; open: number } | null
}

/** So many of those who took part are looked at: the newest. */
const mostMembers = 50_000

/** What a promotion has paid and promised, and what those who took part did from then on. */
export async function resultOf(
  db: Queries,
  promotionId: number,
  {
    offer,
    currency,
    timeZone,
    nowMs,
  }: { offer: PromotionOffer | undefined; currency: string; timeZone: string; nowMs: number },
): Promise<PromotionResult> {
  const { inAll, today } = await spendingAt(db, { promotionId, day: dayIn(timeZone, nowMs) })
  const counts = await countMembers(db, promotionId)
  const members = await takingPart(db, promotionId)
  const play = await playSince(db, members, currency)
  const rounds = await roundsOf(db, promotionId, nowMs)
  const codes = await listCodes(db, promotionId, { pageNo: 1, pageSize: 1 })
  const { total = null, perDay = null } = offer?.budget ?? {}
  return {
    currency,
    ...counts,
    paid: inAll.spent,
    reserved: inAll.reserved,
    budget: total === null ? null : amountFromWire(total),
    budgetPerDay: perDay === null ? null : amountFromWire(perDay),
    paidToday: today.spent,
    stakes: play.stake,
    returns: play.returned,
    validBets: play.validBet,
    // What free rounds won in cash is among the returns already.
    net: amountOfMillionths(play.stake - play.returned - (inAll.spent - (winsCash(offer) ? rounds.won : 0n))),
    deposits: members.length === 0 ? zero : await depositsSince(db, members, currency),
    codes: codes.totalCount,
    codesUsed: codes.uses,
    rounds: rounds.given === 0 ? null : { given: rounds.given, played: rounds.played, open: rounds.open },
  }
}

const winsCash = (offer: PromotionOffer | undefined): boolean =>
  offer?.kind === 'FREE_ROUNDS' && (offer.wagering?.times ?? 0) === 0

async function roundsOf(
  db: Queries,
  promotionId: number,
  nowMs: number,
): Promise<{ given: number; played: number; open: number; won: bigint }> {
  const row = await db.one<{ given: bigint; played: bigint; open: bigint; won: string }>(sql`
    select coalesce(sum(rounds), 0) as given, coalesce(sum(played), 0) as played, coalesce(sum(won), 0)::text as won,
      coalesce(sum(rounds - played) filter (where canceled_at is null and ends_at > ${new Date(nowMs)}), 0) as open
    from promotion_free_rounds where promotion_id = ${promotionId}`)
  const [given, played, open] = [row?.given, row?.played, row?.open].map((count) => Number(count ?? 0n))
  return { given: given ?? 0, played: played ?? 0, open: open ?? 0, won: BigInt(row?.won ?? 0) }
}

async function countMembers(
  db: Queries,
  promotionId: number,
): Promise<Pick<PromotionResult, 'joined' | 'paidMembers'>> {
  const row = await db.one<{ joined: bigint; paid: bigint }>(sql`
    with part as (
      select member_id, credited > 0 or claimed_at is not null as paid from promotion_entry where promotion_id = ${promotionId}
      union all select member_id, status = 'Issued' from promotion_application where promotion_id = ${promotionId}
      union all select member_id, amount > 0 from promotion_draw where promotion_id = ${promotionId}
      union all select member_id, amount > 0 from promotion_daily where promotion_id = ${promotionId}
      union all select member_id, true from promotion_payment where promotion_id = ${promotionId})
    select count(distinct member_id) as joined, count(distinct member_id) filter (where paid) as paid from part`)
  return { joined: Number(row?.joined ?? 0n), paidMembers: Number(row?.paid ?? 0n) }
}

/** Who took part, each from their first step on. */
async function takingPart(
  db: Queries,
  promotionId: number,
): Promise<{ memberId: number; sinceMs: number }[]> {
  const rows = await db.query<{ member_id: number; since: number }>(sql`
    select member_id, min(at) as since from (
      select member_id, joined_at as at from promotion_entry where promotion_id = ${promotionId}
      union all select member_id, applied_at from promotion_application where promotion_id = ${promotionId}
      union all select member_id, drawn_at from promotion_draw where promotion_id = ${promotionId}
      union all select member_id, got_at from promotion_daily where promotion_id = ${promotionId}) as part
    group by member_id order by since desc limit ${mostMembers}`)
  return rows.map((row) => ({ memberId: row.member_id, sinceMs: row.since }))
}
