// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { returnOf } from '../../fair/multiplier.ts'
import { CRASH_TARGETS, crashMultiplier, type CrashBet } from '../../games/crash/maths.ts'
import type { TableBet } from '../../protocol.ts'
import { currencyNamed, type Currency } from '../currencies.ts'
import { formatMoney, type Millionths } from '../money.ts'
import type { Round } from '../rounds/round-store.ts'

/** A bet that rides at the live table. */
export interface RidingBet {
  readonly round: Round
  /** Where it leaves automatically, in hundredths. */
  readonly exitHundredths: number
  leftAtHundredths: number | null
}

/** The player's target, or else the highest; never beyond the most that one round may pay. */
export function exitOf(bet: CrashBet, stake: Millionths, currency: Currency): number {
  const payable = Number((currency.maximumWin * 100n) / stake)
  return Math.min(bet.autoHundredths ?? CRASH_TARGETS.maximum, CRASH_TARGETS.maximum, payable)
}

export function tableBetOf(round: Round): RidingBet {
  // The parameters of a round of crash were checked as a CrashBet before they were stored.
  const exitHundredths = exitOf(round.parameters as CrashBet, round.stake, currencyNamed(round.currency))
  return { round, exitHundredths, leftAtHundredths: null }
}

/** Bets in play money are seen by nobody but who placed them. */
export const isVisibleTo = ({ round }: RidingBet, viewer: bigint): boolean =>
  !round.playMoney || round.playerId === viewer

/** A bet as one of the players at the table sees it. */
export function viewTableBet(tableBet: RidingBet, viewer: bigint): TableBet {
  const { round, leftAtHundredths } = tableBet
  const { decimals, unit } = currencyNamed(round.currency)
  const payout =
    leftAtHundredths === null
      ? null
      : formatMoney(returnOf(round.stake, crashMultiplier(leftAtHundredths), unit), decimals)
  return {
    // Round ids open the verifier, so others get a different name for the bet.
    id: round.playerId === viewer ? round.id : nameOf(round, 12),
    alias: nameOf(round, 4),
    mine: round.playerId === viewer,
    robot: false,
    currency: round.currency,
    stake: formatMoney(round.stake, decimals),
    leftAtHundredths,
    payout,
  }
}

function nameOf(round: Round, letters: number): string {
  return createHash('sha256').update(`bet:${round.id}`).digest('hex').slice(0, letters).toUpperCase()
}
