// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { StoredBet } from './stored-bet.ts'

export interface Exposed {
  marketId: bigint
  outcome: string
  staked: bigint
  returns: bigint
}

/**
 * A bet on several events counts in each of their markets with an equal part of its stake, at the price of that leg. A
 * builder leg counts whole in every one of its markets: in each it is lost with any other outcome.
 */
export const exposedBy = ({ legs, stake }: Pick<StoredBet, 'legs' | 'stake'>): Exposed[] =>
  legs
    .flatMap(({ selections, priceThousandths }) => {
      const staked = stake / BigInt(legs.length)
      const returns = (staked * BigInt(priceThousandths)) / 1000n
      return selections.map(({ marketId, outcome }) => ({ marketId, outcome, staked, returns }))
    })
    .toSorted((one, other) => (one.marketId < other.marketId ? -1 : 1))

/** Counts a part of a bet out that has ended, in the order of its markets. */
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

/** The outcomes of some markets, locked until the transaction ends, with what is counted in meanwhile. */
export interface LockedExposures {
  /** Counts a bet in; false, and it is not counted, if the book could then lose more on one of its outcomes than the limit. */
  raise(exposed: readonly Exposed[], limit: Amount): boolean
  added(): readonly Exposed[]
}

const keyOf = (marketId: bigint, outcome: string): string => `${marketId} ${outcome}`

/**
 * Locks what the markets of some bets have taken in, in the order of markets. Outcomes that do
 * not exist are left out. The queries travel together.
 */
export async function lockExposures(
  tx: Tx,
  outcomes: readonly Pick<Exposed, 'marketId' | 'outcome'>[],
): Promise<LockedExposures> {
  const unique = new Map(outcomes.map((each) => [keyOf(each.marketId, each.outcome), each]))
  const sorted = [...unique.values()].toSorted((one, other) =>
    one.marketId === other.marketId
      ? one.outcome.localeCompare(other.outcome)
      : one.marketId < other.marketId
        ? -1
        : 1,
  )
  const [, rows] = await Promise.all([
    tx.query(sql`
      insert into sportsbook_outcome_stake (market_id, outcome, staked, returns)
      select o.market_id, o.outcome, 0, 0
      from unnest(${sorted.map(({ marketId }) => marketId)}::bigint[], ${sorted.map(({ outcome }) => outcome)}::text[])
        with ordinality as o (market_id, outcome, position)
      join sportsbook_market market on market.id = o.market_id and o.outcome = any (market.outcomes) order by o.position
      on conflict (market_id, outcome) do nothing`),
    tx.query<{ market_id: bigint; outcome: string; staked: bigint; returns: bigint }>(sql`
      select market_id, outcome, staked, returns from sportsbook_outcome_stake
      where market_id = any(${[...new Set(sorted.map(({ marketId }) => marketId))]}::bigint[]) order by market_id, outcome for update`),
  ])
  const staked = new Map<bigint, bigint>()
  const returns = new Map<string, bigint>()
  for (const row of rows) {
    staked.set(row.market_id, (staked.get(row.market_id) ?? 0n) + row.staked)
    returns.set(keyOf(row.market_id, row.outcome), row.returns)
  }
  const added = new Map<string, Exposed>()
  return {
    raise(bet, limit) {
      const fits = bet.every(({ marketId, outcome, ...more }) => {
        const before = returns.get(keyOf(marketId, outcome))
        if (before === undefined) throw new Error(`outcome ${outcome} of market ${marketId} is not locked`)
        const returned = before + more.returns
        return returned - (staked.get(marketId) ?? 0n) - more.staked <= limit
      })
      if (!fits) return false
      for (const { marketId, outcome, ...more } of bet) {
        const key = keyOf(marketId, outcome)
        staked.set(marketId, (staked.get(marketId) ?? 0n) + more.staked)
        returns.set(key, returns.get(key)! + more.returns)
        const before = added.get(key)
        added.set(key, {
          marketId,
          outcome,
          staked: (before?.staked ?? 0n) + more.staked,
          returns: (before?.returns ?? 0n) + more.returns,
        })
      }
      return true
    },
    added: () => [...added.values()],
  }
}

/** Stores what was counted in. */
export async function raiseLocked(tx: Tx, locked: LockedExposures): Promise<void> {
  const added = locked.added()
  if (added.length === 0) return
  await tx.query(sql`
    update sportsbook_outcome_stake known set staked = known.staked + more.staked, returns = known.returns + more.returns
    from unnest(${added.map(({ marketId }) => marketId)}::bigint[], ${added.map(({ outcome }) => outcome)}::text[],
      ${added.map(({ staked }) => staked)}::bigint[], ${added.map(({ returns }) => returns)}::bigint[]) as more (market_id, outcome, staked, returns)
    where known.market_id = more.market_id and known.outcome = more.outcome`)
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
