// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { returnOf } from '../../fair/multiplier.ts'
import { crashMultiplier } from '../../games/crash/maths.ts'
import type { TableBet } from '../../protocol.ts'
import { currencyNamed } from '../currencies.ts'
import { formatMoney } from '../money.ts'
import type { SharedBet } from '../rooms/rules/shared-game.ts'
import type { Ride } from './crash-game.ts'

/** A bet as its player sees it, or (null) as the others at the table do. */
export function viewTableBet(bet: SharedBet<Ride>, viewer: string | null): TableBet {
  const { id, playerId, stake, own } = bet
  const { leftAtHundredths } = own
  const { decimals, unit } = currencyNamed(bet.currency)
  const payout =
    leftAtHundredths === null
      ? null
      : formatMoney(returnOf(BigInt(stake), crashMultiplier(leftAtHundredths), unit), decimals)
  return {
    // Round ids open the verifier, so others get a different name for the bet.
    id: playerId === viewer ? id : nameOf(id, 12),
    alias: nameOf(id, 4),
    mine: playerId === viewer,
    robot: false,
    currency: bet.currency,
    stake: formatMoney(BigInt(stake), decimals),
    leftAtHundredths,
    payout,
  }
}

function nameOf(id: string, letters: number): string {
  return createHash('sha256').update(`bet:${id}`).digest('hex').slice(0, letters).toUpperCase()
}
