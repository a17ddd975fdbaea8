// SPDX-License-Identifier: Apache-2.0
import type { EventState } from '@tessera/rules/sportsbook/bets/settle-bet'
import type { FightPool } from '@tessera/rules/sportsbook/cockfight/pool'
import { settlePoolBet, type PoolSettlement } from '@tessera/rules/sportsbook/cockfight/settle-pool-bet'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import type { PoolStake } from './pool-store.ts'

/** How a stake settles by what is known of its fight. */
export const settleStake = (
  stake: Pick<PoolStake, 'side' | 'stake' | 'currency'>,
  { event, version }: EventState,
  pool: FightPool,
  atMs: number,
): PoolSettlement => settlePoolBet(event, version, stake, { pool, coin: coinOf(stake.currency), atMs })
