// SPDX-License-Identifier: Apache-2.0
import { add, type Amount } from '@tessera/rules/money'
import type { RoundView } from '../protocol.ts'
import { amountOf } from './money.ts'

/** What a round has staked: its first bet, and what moves have added to it. */
export function stakedOf({ stake, raised }: Pick<RoundView, 'stake' | 'raised'>): Amount {
  return raised === undefined ? amountOf(stake) : add(amountOf(stake), amountOf(raised))
}
