// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import { amountFromWire, amountOfMillionths, amountToWire } from '@tessera/rules/money'
import { poolReturn, type FightPool } from '@tessera/rules/sportsbook/cockfight/pool'
import { type PoolSettlement, settlePoolBet } from '@tessera/rules/sportsbook/cockfight/settle-pool-bet'
import { readResult } from '@tessera/rules/sportsbook/model/read-result'
import type { ResultVersion } from '@tessera/rules/sportsbook/model/result'

/** A stake of the member in the pool of a fight. */
export type Stake = CallOutput<'sportsbook.poolBets'>['list'][number]

const poolOf = ({ meron, wala }: Stake['pool']): FightPool => ({
  meron: amountOfMillionths(amountFromWire(meron.staked)),
  wala: amountOfMillionths(amountFromWire(wala.staked)),
})

/** What a stake would return if its side won and betting closed now, as on the wire. */
export function returnNow({ stake, side, pool, currency }: Stake): number {
  const plasada = pool.plasadaPercent
  const amount = amountOfMillionths(amountFromWire(stake))
  const returned = poolReturn(amount, poolOf(pool), { winner: side, plasada })
  return amountToWire(amountOfMillionths(returned - (returned % coinOf(currency))))
}

/**
 * Settles a stake again by the rules that the server pays by, from the result and the stakes of both sides. Undefined
 * where the rules cannot read what the server says, which then agrees with nothing.
 */
export function recomputeStake(
  bet: Stake,
): { reason: PoolSettlement['reason']; returned: number } | undefined {
  try {
    const { state, reason, returned } = settlePoolBet(
      { kind: 'match', scheduledStartMs: bet.event.startsAt, competitors: [], bestOf: undefined },
      bet.result ? versionOf(bet.result) : undefined,
      { side: bet.side, stake: amountOfMillionths(amountFromWire(bet.stake)) },
      {
        pool: poolOf(bet.pool),
        coin: coinOf(bet.currency),
        plasada: bet.pool.plasadaPercent,
        atMs: bet.endedAt ?? bet.placedAt,
      },
    )
    return state === 'settled' ? { reason, returned: amountToWire(returned) } : undefined
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return undefined
    throw error
  }
}

const versionOf = ({
  version,
  status,
  venue,
  said,
  saidAtDeadline,
  voidedMarkets,
  endedAt,
}: NonNullable<Stake['result']>): ResultVersion => ({
  version,
  status,
  venue,
  source: 'play',
  result: said === null ? undefined : readResult(JSON.parse(said)),
  resultAtDeadline: saidAtDeadline === null ? undefined : readResult(JSON.parse(saidAtDeadline)),
  voidedMarkets,
  endedAtMs: endedAt ?? undefined,
})
