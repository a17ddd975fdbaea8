// SPDX-License-Identifier: Apache-2.0
import type { FightPool } from '@tessera/rules/sportsbook/cockfight/pool'
import { validPoolBets, type PoolSettlement } from '@tessera/rules/sportsbook/cockfight/settle-pool-bet'
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { settledEvents } from '../../bets/settlement/settled-events.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { endStakes, resettleStake, type StakeEnd } from './end-stakes.ts'
import { poolOf, stakesOfMembers, stakesOn, type PoolStake } from './pool-store.ts'
import { settleStake } from './settle-stake.ts'

const stakesAtOnce = 500

/** Settles all stakes in the pools of a fight by its result, or again by a corrected one. Safe to run again or twice at once. */
export async function settlePools(deps: SportsbookDeps, eventId: bigint): Promise<void> {
  let after: string | undefined
  for (;;) {
    const stakes = await stakesOn(deps.database, eventId, { after, limit: stakesAtOnce })
    if (stakes.length === 0) return
    await settlePage(deps, eventId, stakes)
    after = stakes.at(-1)?.id
  }
}

async function settlePage(
  deps: SportsbookDeps,
  eventId: bigint,
  stakes: readonly PoolStake[],
): Promise<void> {
  const ends = await endsOf(deps, eventId, stakes)
  await endStakes(
    deps,
    ends.filter(({ stake, settlement }) => stake.status === 'open' && settlement.state === 'settled'),
  )
  for (const end of ends)
    if (end.stake.status === 'settled' && isCorrected(end)) await resettleStake(deps, end)
}

const isCorrected = ({ stake, settlement }: StakeEnd): boolean =>
  settlement.state === 'open' || settlement.returned !== stake.returned

/** How each stake settles; what counts as turnover depends on all stakes that its member has in the fight. */
async function endsOf(
  { database, clock }: SportsbookDeps,
  eventId: bigint,
  stakes: readonly PoolStake[],
): Promise<StakeEnd[]> {
  const state = (await settledEvents(database, [eventId])).get(String(eventId))!
  const pools = new Map<string, FightPool>()
  for (const currency of new Set(stakes.map((stake) => stake.currency)))
    pools.set(currency, await poolOf(database, eventId, currency))
  const nowMs = clock.now()
  const settle = (stake: PoolStake): PoolSettlement =>
    settleStake(stake, state, pools.get(stake.currency)!, nowMs)
  const all = await stakesOfMembers(
    database,
    eventId,
    stakes.map(({ memberId }) => memberId),
  )
  const valid = validByStake(all, pools, settle)
  return stakes.map((stake) => ({
    stake,
    settlement: settle(stake),
    validBet: valid.get(stake.id) ?? zero,
    version: state.version?.version,
  }))
}

function validByStake(
  stakes: readonly PoolStake[],
  pools: ReadonlyMap<string, FightPool>,
  settle: (stake: PoolStake) => PoolSettlement,
): Map<string, Amount> {
  const valid = new Map<string, Amount>()
  for (const [, own] of Map.groupBy(stakes, ({ memberId, currency }) => `${memberId} ${currency}`)) {
    const pool = pools.get(own[0]!.currency)
    if (!pool) continue
    const settled = own.map((stake) => ({ ...stake, returned: settle(stake).returned }))
    validPoolBets(settled, pool).forEach((amount, index) =>
      valid.set(own[index]!.id, amountOfMillionths(amount)),
    )
  }
  return valid
}
