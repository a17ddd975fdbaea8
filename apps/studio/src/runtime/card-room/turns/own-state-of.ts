// SPDX-License-Identifier: Apache-2.0
import type { ChairBase } from '../../../card-protocol/card-table-protocol.ts'
import { amountOf } from '../../money.ts'

/** What of a table decides what stands below it. */
export interface StateOfTable {
  readonly own: number | null
  readonly ownVersion: number
  readonly chairs: readonly (ChairBase | null)[]
  readonly leastBuyIn: string
  readonly nextHandAt: number | null
  readonly round: { readonly result: object | null } | null
}

/** What a player who has no turn can do for themselves. */
export type OwnWay = 'return' | 'rebuy'

export interface OwnState {
  readonly key: 'free' | 'full' | 'leaving' | 'tooFew' | 'out' | 'plays' | 'waits' | 'next'
  readonly way: OwnWay | null
}

/** What the table says to whoever looks, apart from the game. */
export function ownStateKey({ own, chairs, leastBuyIn, nextHandAt, round }: StateOfTable): OwnState {
  const chair = own === null ? null : chairs[own]
  if (!chair) return { key: chairs.includes(null) ? 'free' : 'full', way: null }
  if (chair.leaving) return { key: 'leaving', way: null }
  const isOn = round !== null && round.result === null
  if (!isOn && amountOf(chair.stack) < amountOf(leastBuyIn)) return { key: 'tooFew', way: 'rebuy' }
  if (chair.sitsOut) return { key: 'out', way: 'return' }
  if (isOn) return { key: 'plays', way: null }
  return { key: nextHandAt === null ? 'waits' : 'next', way: null }
}
