// SPDX-License-Identifier: Apache-2.0
import { amountOf } from '../../money.ts'

/** A game of which it is known who paid whom. */
export interface EndedRound {
  readonly id: string
  readonly players: readonly { readonly name: string; readonly hand?: readonly number[] }[]
  readonly payments: readonly { readonly from: number; readonly to: number; readonly amount: string }[]
  readonly result: { readonly winner: number; readonly rakes: readonly string[] } | null
}

/** What a player has gained in a game so far, or lost, less what we took of it. */
export function changeIn({ payments, result }: EndedRound, player: number): bigint {
  const rake = result ? amountOf(result.rakes[player] ?? '0') : 0n
  return payments.reduce((sum, { from, to, amount }) => {
    if (from === to) return sum
    return sum + (to === player ? amountOf(amount) : from === player ? -amountOf(amount) : 0n)
  }, -rake)
}
