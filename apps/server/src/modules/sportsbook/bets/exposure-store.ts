// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { StoredBet } from './stored-bet.ts'

interface Exposed {
  marketId: bigint
  outcome: string
  staked: bigint
  returns: bigint
}

/**
 * A bet on several events counts in each of their markets with an equal part of its stake, at the price of that leg. A
 * builder leg counts whole in every one of its markets: in each it is lost with any other outcome.
 */
const exposedBy = ({ legs, stake }: Pick<StoredBet, 'legs' | 'stake'>): Exposed[] =>
  legs
    .flatMap(({ selections, priceThousandths }) => {
      const staked = stake / BigInt(legs.length)
      const returns = (staked * BigInt(priceThousandths)) / 1000n
      return selections.map(({ marketId, outcome }) => ({ marketId, outcome, staked, returns }))
    })
    .toSorted((one, other) => (one.marketId < other.marketId ? -1 : 1))

/**
 * Counts a bet in, in the order of its markets. False, and the transaction must end without it, if the book could then
 * lose more on one of its outcomes than the limit. Others who bet on these outcomes wait here.
 */
export async function raiseExposures(
  tx: Tx,
  bet: Pick<StoredBet, 'legs' | 'stake'>,
  limit: Amount,
): Promise<boolean> {
  for (const { marketId, outcome, staked, returns } of exposedBy(bet)) {
    await tx.query(sql`
      insert into sportsbook_outcome_stake as known (market_id, outcome, staked, returns) values (${marketId}, ${outcome}, ${staked}, ${returns})
      on conflict (market_id, outcome) do update set staked = known.staked + excluded.staked, returns = known.returns + excluded.returns`)
    if ((await liabilityOf(tx, marketId, outcome)) > limit) return false
  }
  return true
}

/** Counts a part of a bet out that has ended, in the same order. */
export async function lowerExposures(tx: Tx, part: Pick<StoredBet, 'legs' | 'stake'>): Promise<void> {
  for (const { marketId, outcome, staked, returns } of exposedBy(part))
    await tx.query(sql`
      update sportsbook_outcome_stake set staked = greatest(0, staked - ${staked}), returns = greatest(0, returns - ${returns})
      where market_id = ${marketId} and outcome = ${outcome}`)
}

/** What the book loses if an outcome wins; below zero it gains. */
export async function liabilityOf(db: Queries, marketId: bigint, outcome: string): Promise<bigint> {
  const row = await db.one<{ liability: bigint }>(sql`
    select (coalesce(sum(returns) filter (where outcome = ${outcome}), 0) - coalesce(sum(staked), 0))::bigint as liability
    from sportsbook_outcome_stake where market_id = ${marketId}`)
  return row?.liability ?? 0n
}
