// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

export interface Turnover {
  stake: Amount
  returned: Amount
  validBet: Amount
}

/** What a member staked (less refunds), won and settled as valid bets in a period; the end is exclusive. */
export async function turnover(
  db: Queries,
  memberId: number,
  period: { fromMs: number; toMs: number },
): Promise<Turnover> {
  const row = await db.one<{ stake: bigint; returned: bigint; valid_bet: bigint }>(sql`select
      coalesce(sum(case kind when 'stake' then amount when 'refund' then -amount else 0 end), 0) as stake,
      coalesce(sum(amount) filter (where kind = 'return'), 0) as returned, coalesce(sum(valid_bet), 0) as valid_bet
    from bet_fact where member_id = ${memberId} and at >= ${new Date(period.fromMs)} and at < ${new Date(period.toMs)}`)
  return {
    stake: amountOfMillionths(row?.stake ?? 0n),
    returned: amountOfMillionths(row?.returned ?? 0n),
    validBet: amountOfMillionths(row?.valid_bet ?? 0n),
  }
}
