// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { type FightPool, payoutOf, plasadaPercent } from '@tessera/rules/sportsbook/cockfight/pool'
import type { Queries } from '../../../../platform/db/index.ts'
import { showResult } from '../../bets/show-result.ts'
import { settledEvents } from '../../bets/settlement/settled-events.ts'
import { nameIn } from '../../book/views/name-in.ts'
import { listStakes, poolOf, type ListedStake } from './pool-store.ts'
import { settleStake } from './settle-stake.ts'

type PoolAnswer = OperationOutput<'sportsbook.pool'>['pool']
type StakeAnswer = OperationOutput<'sportsbook.poolBets'>['list'][number]

/** A pool as on the wire. */
export const showPool = (pool: FightPool, currency: string): PoolAnswer => ({
  meron: { staked: pool.meron, returns: returnsOf(pool, 'meron') },
  wala: { staked: pool.wala, returns: returnsOf(pool, 'wala') },
  currency,
  plasadaPercent,
})

function returnsOf(pool: FightPool, side: keyof FightPool): number | null {
  const payout = payoutOf(pool, side)
  return payout ? Number((payout.numerator * 1_000n) / payout.denominator) : null
}

/** Stakes of a member in pools, newest first. */
export async function showStakes(
  db: Queries,
  memberId: bigint,
  { ids, language, nowMs }: { ids: readonly string[]; language: string | undefined; nowMs: number },
): Promise<StakeAnswer[]> {
  const { stakes } = await listStakes(db, memberId, { ids, offset: 0, limit: ids.length })
  return showListed(db, stakes, { language, nowMs })
}

/** Stakes as their owner sees them, with everything that their settlement follows from. */
export async function showListed(
  db: Queries,
  stakes: readonly ListedStake[],
  { language, nowMs }: { language: string | undefined; nowMs: number },
): Promise<StakeAnswer[]> {
  const states = await settledEvents(
    db,
    stakes.map(({ eventId }) => eventId),
  )
  const pools = new Map<string, FightPool>()
  for (const { eventId, currency } of stakes) {
    const key = `${eventId} ${currency}`
    if (!pools.has(key)) pools.set(key, await poolOf(db, eventId, currency))
  }
  return stakes.map((stake) => {
    const pool = pools.get(`${stake.eventId} ${stake.currency}`)!
    const state = states.get(String(stake.eventId))!
    const { reason } = settleStake(stake, state, pool, nowMs)
    return {
      betId: stake.id,
      event: {
        id: String(stake.eventId),
        home: nameIn(stake.homeNames, language),
        away: nameIn(stake.awayNames, language),
        startsAt: stake.startsAtMs,
        outcome: stake.outcome ?? null,
      },
      side: stake.side,
      stake: stake.stake,
      currency: stake.currency,
      status: stake.status,
      returned: stake.returned ?? null,
      reason,
      settlements: stake.settlements,
      pool: showPool(pool, stake.currency),
      result: showResult(state.version),
      placedAt: stake.placedAtMs,
      endedAt: stake.endedAtMs ?? null,
    }
  })
}
