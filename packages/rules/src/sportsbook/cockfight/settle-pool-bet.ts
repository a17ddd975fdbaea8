// SPDX-License-Identifier: Apache-2.0
import { type Amount, amountOfMillionths, subtract, zero } from '../../money.ts'
import type { ResultVersion } from '../model/result.ts'
import type { SettlementReason } from '../settlement/counted.ts'
import { settleSelection, type SettledEvent } from '../settlement/settle-market.ts'
import { type FightPool, isPoolCancelled, payoutOf, plasadaPercent, poolReturn } from './pool.ts'

/** A stake in the pool of a fight. */
export interface PoolBet {
  side: keyof FightPool
  stake: Amount
}

/** How a stake in a pool settled; nothing is returned while it is open. */
export interface PoolSettlement {
  state: 'open' | 'settled'
  /** `pool_cancelled`: a side would have returned 1.07 or less, or nobody had staked on one. */
  reason: SettlementReason | 'pool_cancelled'
  returned: Amount
}

/** What a settlement needs besides the result. */
export interface PoolFacts {
  pool: FightPool
  /** The smallest coin of the currency in millionths: what is paid is rounded down to it. */
  coin: bigint
  plasada?: number
  atMs: number
}

/**
 * Settles a stake by one version of the result and the whole pool (game-rules.md section 10). The stake comes back after a
 * draw, a void fight, and when the pool is cancelled, whoever won. Server and browser call this same function.
 */
export function settlePoolBet(
  event: SettledEvent,
  version: ResultVersion | undefined,
  { side, stake }: PoolBet,
  { pool, coin, plasada = plasadaPercent, atMs }: PoolFacts,
): PoolSettlement {
  if (!version) return { state: 'open', reason: 'waits_for_result', returned: zero }
  const terms = { type: 'fight_pool', period: 'fight' }
  const { status, reason } = settleSelection(event, version, { terms, outcome: side }, atMs)
  if (!status) return { state: 'open', reason, returned: zero }
  if (status.back > 0) return { state: 'settled', reason, returned: stake }
  if (isPoolCancelled(pool, plasada)) return { state: 'settled', reason: 'pool_cancelled', returned: stake }
  const returned = status.won > 0 ? poolReturn(stake, pool, { winner: side, plasada }) : zero
  return { state: 'settled', reason, returned: amountOfMillionths(returned - (returned % coin)) }
}

/** Hong Kong odds below 0.50 count nothing (game-rules.md section 11): a return of less than 1.5 times the stake. */
const [leastCountedNumerator, leastCountedDenominator] = [3n, 2n]

/**
 * The valid bet of a member's stakes in one pool, in their order: of each the lower of stake and profit or loss, and of
 * stakes on both sides only the share that could be lost at all.
 */
export function validPoolBets(
  bets: readonly (PoolBet & { returned: Amount })[],
  pool: FightPool,
  plasada: number = plasadaPercent,
): Amount[] {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n)
  const ifWins = (winner: keyof FightPool): bigint =>
    bets.reduce(
      (sum, { side, stake }) => sum + (side === winner ? poolReturn(stake, pool, { winner, plasada }) : 0n),
      0n,
    )
  const [byMeron, byWala] = [ifWins('meron'), ifWins('wala')]
  const least = byMeron < byWala ? byMeron : byWala
  const exposed = staked > least ? staked - least : 0n
  return bets.map(({ side, stake, returned }) => {
    const change = returned > stake ? subtract(returned, stake) : subtract(stake, returned)
    const payout = payoutOf(pool, side, plasada)
    const countsNothing =
      payout === undefined ||
      payout.numerator * leastCountedDenominator < payout.denominator * leastCountedNumerator
    if (change === 0n || countsNothing) return zero
    const counted = change < stake ? change : stake
    return staked === 0n ? zero : amountOfMillionths((counted * exposed) / staked)
  })
}
