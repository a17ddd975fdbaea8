// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/** What was settled, in cash: bonus money stands apart. */
export interface Turnover {
  stake: Amount
  returned: Amount
  validBet: Amount
}

/** What a member settled in a period. */
export interface Settled extends Turnover {
  /** What corrections of earlier bets add to the loss; below zero when they give something back. */
  corrected: Amount
  /** What was staked in bonus money, and what that returned. */
  bonus: Turnover
}

interface Row {
  stake: bigint
  returned: bigint
  valid_bet: bigint
  corrected: bigint
  bonus_stake: bigint
  bonus_returned: bigint
  bonus_valid_bet: bigint
}

/**
 * What a member settled in a period: each bet with its stake and its return in the moment in which it was decided, never when
 * it was placed; what corrects an earlier one belongs to the period of the correction. The end is exclusive.
 */
export async function turnover(
  db: Queries,
  memberId: bigint,
  period: { fromMs: number; toMs: number; currency?: string },
): Promise<Settled> {
  const [from, to] = [new Date(period.fromMs), new Date(period.toMs)]
  const row = await db.one<Row>(sql`
    select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(returned), 0)::bigint as returned, coalesce(sum(valid_bet), 0)::bigint as valid_bet,
      coalesce(sum(stake - returned) filter (where is_correction), 0)::bigint as corrected,
      coalesce(sum(bonus_stake), 0)::bigint as bonus_stake, coalesce(sum(bonus_returned), 0)::bigint as bonus_returned,
      coalesce(sum(bonus_valid_bet), 0)::bigint as bonus_valid_bet
    from bet_settled
    where member_id = ${memberId} and recorded_at >= ${from}::timestamptz - interval '1 day' and recorded_at < ${to} and at >= ${from} and at < ${to}
      and (${period.currency ?? null}::text is null or currency = ${period.currency ?? null})`)
  const amount = (name: keyof Row): Amount => amountOfMillionths(row?.[name] ?? 0n)
  return {
    stake: amount('stake'),
    returned: amount('returned'),
    validBet: amount('valid_bet'),
    corrected: amount('corrected'),
    bonus: {
      stake: amount('bonus_stake'),
      returned: amount('bonus_returned'),
      validBet: amount('bonus_valid_bet'),
    },
  }
}
