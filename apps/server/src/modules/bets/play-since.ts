// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { daysOfPeriod } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Turnover } from './turnover.ts'

/** What these members together settled, each since a moment of their own, without bonus money. */
export async function playSince(
  db: Queries,
  members: readonly { memberId: bigint; sinceMs: number }[],
  currency: string,
): Promise<Turnover> {
  const row = await db.one<{ stake: bigint; returned: bigint; valid_bet: bigint }>(sql`
    select coalesce(sum(f.stake), 0)::bigint as stake, coalesce(sum(f.returned), 0)::bigint as returned,
      coalesce(sum(f.valid_bet), 0)::bigint as valid_bet
    from unnest(${members.map(({ memberId }) => memberId)}::bigint[], ${members.map(({ sinceMs }) => new Date(sinceMs).toISOString())}::timestamptz[]) as m (member_id, since)
    join bet_settled f on f.member_id = m.member_id and f.recorded_at >= m.since - interval '1 day' and f.at >= m.since and f.currency = ${currency}`)
  return {
    stake: amountOfMillionths(row?.stake ?? 0n),
    returned: amountOfMillionths(row?.returned ?? 0n),
    validBet: amountOfMillionths(row?.valid_bet ?? 0n),
  }
}

/** What each of these members settled in a period and currency, without bonus money; the end is exclusive. */
export async function playOfEach(
  db: Queries,
  memberIds: readonly bigint[],
  { fromMs, toMs, currency }: { fromMs: number; toMs: number; currency: string },
): Promise<Map<bigint, Turnover>> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const rows = await db.query<{ member_id: bigint; stake: bigint; returned: bigint; valid_bet: bigint }>(sql`
    select member_id, sum(stake)::bigint as stake, sum(returned)::bigint as returned, sum(valid_bet)::bigint as valid_bet
    from bet_settled
    where member_id = any(${[...memberIds]}::bigint[]) and recorded_at >= ${from}::timestamptz - interval '1 day' and recorded_at < ${to}
      and at >= ${from} and at < ${to} and currency = ${currency}
    group by member_id`)
  return new Map(
    rows.map((row) => [
      row.member_id,
      {
        stake: amountOfMillionths(row.stake),
        returned: amountOfMillionths(row.returned),
        validBet: amountOfMillionths(row.valid_bet),
      },
    ]),
  )
}

/** The same for each day of the period in a time zone. Days without play are left out. */
export async function playOfEachByDay(
  db: Queries,
  memberIds: readonly bigint[],
  { fromMs, toMs, currency, timeZone }: { fromMs: number; toMs: number; currency: string; timeZone: string },
): Promise<({ memberId: bigint; dayMs: number } & Turnover)[]> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const { startsMs, startsAt } = daysOfPeriod(timeZone, { fromMs, toMs })
  const rows = await db.query<{
    member_id: bigint
    day: number
    stake: bigint
    returned: bigint
    valid_bet: bigint
  }>(sql`
    select member_id, width_bucket(at, ${startsAt}::timestamptz[]) as day,
      sum(stake)::bigint as stake, sum(returned)::bigint as returned, sum(valid_bet)::bigint as valid_bet
    from bet_settled
    where member_id = any(${[...memberIds]}::bigint[]) and recorded_at >= ${from}::timestamptz - interval '1 day' and recorded_at < ${to}
      and at >= ${from} and at < ${to} and currency = ${currency}
    group by 1, 2 order by 1, 2`)
  return rows.map((row) => ({
    memberId: row.member_id,
    dayMs: startsMs[row.day - 1]!,
    stake: amountOfMillionths(row.stake),
    returned: amountOfMillionths(row.returned),
    validBet: amountOfMillionths(row.valid_bet),
  }))
}
