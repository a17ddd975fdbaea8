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

/** What the book loses if an outcome wins; below zero it gains. */
export async function liabilityOf(db: Queries, marketId: bigint, outcome: string): Promise<bigint> {
  const row = await db.one<{ liability: bigint }>(sql`
    select (coalesce(sum(returns) filter (where outcome = ${outcome}), 0) - coalesce(sum(staked), 0))::bigint as liability
    from sportsbook_outcome_stake where market_id = ${marketId}`)
  return row?.liability ?? 0n
}

/** What an outcome has taken in and would return. */
export interface OutcomeStake {
  marketId: bigint
  outcome: string
  staked: bigint
  returns: bigint
}

/** What the outcomes of some markets have taken in; outcomes without bets are left out. */
export const stakesOfMarkets = (db: Queries, marketIds: readonly bigint[]): Promise<OutcomeStake[]> =>
  db.query<OutcomeStake>(sql`
    select market_id as "marketId", outcome, staked, returns from sportsbook_outcome_stake
    where market_id = any(${marketIds}::bigint[])`)
