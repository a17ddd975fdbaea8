// SPDX-License-Identifier: Apache-2.0
import { add, subtract, zero, type Amount } from '@tessera/rules/money'
import type { Money, RoundState } from '../protocol.ts'
import { createCell, type Cell } from './page/cell.ts'
import { amountOf } from './money.ts'

/**
 * What a bet holds back from the displayed balance: its stake until the answer, then its return until the
 * story has ended.
 */
export interface Hold {
  readonly answered: (answer: { balance: Money | null; payout: Money; state: RoundState }) => void
  readonly release: () => void
}

export interface BalanceTracker {
  readonly visible: Pick<Cell<Amount>, 'get' | 'watch'>
  /** The wallet has sent its balance. */
  readonly know: (balance: Money) => void
  readonly hold: (stake: Amount) => Hold
}

/** The balance for the player: the wallet's latest, without what is still in play. */
export function createBalanceTracker(balance: Money): BalanceTracker {
  const visible = createCell(amountOf(balance))
  const holds = new Set<{ amount: Amount }>()
  let known = amountOf(balance)
  const show = () => visible.set([...holds].reduce((left, held) => subtract(left, held.amount), known))
  const know = (newBalance: Money) => {
    known = amountOf(newBalance)
    show()
  }
  return {
    visible,
    know,
    hold(stake) {
      const held = { amount: stake }
      holds.add(held)
      show()
      return {
        answered({ balance: newBalance, payout, state }) {
          const paid = state === 'settled' ? amountOf(payout) : zero
          known = newBalance === null ? add(subtract(known, stake), paid) : amountOf(newBalance)
          held.amount = paid
          show()
        },
        release() {
          holds.delete(held)
          show()
        },
      }
    },
  }
}
