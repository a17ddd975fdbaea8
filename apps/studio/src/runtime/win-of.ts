// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { returnOf, type Multiplier } from '../fair/multiplier.ts'
import type { GameCode } from '../protocol.ts'
import type { GameHost } from './game-host.ts'
import { showAmount } from './money.ts'

/** What the entered stake pays at a multiplier, for display: "19.80 USD". */
export function winOf<Code extends GameCode>(
  { stake, session }: Pick<GameHost<Code>, 'stake' | 'session'>,
  multiplier: Multiplier,
): string {
  const win = returnOf(stake.amount.get(), multiplier, 10n ** BigInt(6 - session.decimals))
  return `${showAmount(amountOfMillionths(win), session.decimals)} ${session.currency}`
}
