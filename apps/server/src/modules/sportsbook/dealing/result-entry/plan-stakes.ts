// SPDX-License-Identifier: Apache-2.0
import type { EventState } from '@tessera/rules/sportsbook/bets/settle-bet'
import type { FightPool } from '@tessera/rules/sportsbook/cockfight/pool'
import type { PoolSettlement } from '@tessera/rules/sportsbook/cockfight/settle-pool-bet'
import { poolOf, stakesOn, type PoolStake } from '../pool/pool-store.ts'
import { settleStake } from '../pool/settle-stake.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { PlannedPool } from './entry-store.ts'
import type { PlanSums } from './plan-sums.ts'

const stakesAtOnce = 500

/** How the stakes of a pool would settle. */
interface PoolCount {
  pool: FightPool
  stakes: number
  paid: number
  refunded: number
  lost: number
  returned: bigint
  reason: PlannedPool['reason']
}

/**
 * Settles the stakes in the pools of a fight as its entry would, by the same rule as settlement, and adds them to the sums
 * of the dry run. Answers each pool: what lies in it, and what comes back of it.
 */
export async function planStakes(
  { database, clock }: Platform,
  eventId: bigint,
  { state, sums }: { state: EventState; sums: PlanSums },
): Promise<PlannedPool[]> {
  const counts = new Map<string, PoolCount>()
  for (let after: string | undefined; ;) {
    const stakes = await stakesOn(database, eventId, { after, limit: stakesAtOnce })
    if (stakes.length === 0) break
    for (const stake of stakes) {
      const count = counts.get(stake.currency) ?? newCount(await poolOf(database, eventId, stake.currency))
      counts.set(stake.currency, count)
      const settlement = settleStake(stake, state, count.pool, clock.now())
      add(count, { stake, settlement, state })
      const returned = settlement.state === 'settled' ? settlement.returned : undefined
      if (returned !== stake.returned)
        sums.add({ bet: stake, side: stake.side, before: stake.returned, after: returned })
    }
    after = stakes.at(-1)?.id
  }
  return [...counts].toSorted().map(([currency, { pool, returned, ...count }]) => ({
    currency,
    meron: String(pool.meron),
    wala: String(pool.wala),
    ...count,
    returned: String(returned),
  }))
}

const newCount = (pool: FightPool): PoolCount => ({
  pool,
  stakes: 0,
  paid: 0,
  refunded: 0,
  lost: 0,
  returned: 0n,
  reason: 'waits_for_result',
})

function add(
  count: PoolCount,
  { stake, settlement, state }: { stake: PoolStake; settlement: PoolSettlement; state: EventState },
): void {
  const { reason, returned } = settlement
  count.stakes += 1
  count.reason = reason
  if (settlement.state === 'open') return
  count.returned += returned
  const result = state.version?.result
  const won = reason === 'result' && result?.sport === 'cockfight' && result.outcome === stake.side
  if (won) count.paid += 1
  else if (returned > 0n) count.refunded += 1
  else count.lost += 1
}
