// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { readBalanceIn } from './read-balance.ts'

const readsAtOnce = 4

/**
 * Pushes the current balances of many members to their open pages, a few at a time. Call it after a commit; it never
 * rejects, and a failure is only logged, because the page refreshes by itself.
 */
export async function pushBalances(
  { database, live, log }: Platform,
  of: readonly { memberId: bigint; currency: string }[],
): Promise<void> {
  const waiting = [...new Map(of.map((one) => [`${one.memberId} ${one.currency}`, one])).values()].filter(
    ({ memberId }) => live.isOpen(memberId),
  )
  const pushSome = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { memberId, currency } = next
      try {
        const { mainBalance, heldBalance } = await readBalanceIn(database, currency, memberId)
        live.publish('wallet.balance', { mainBalance, heldBalance, currency }, memberId)
      } catch (error) {
        log.warn({ memberId, error: String(error) }, 'a balance could not be pushed')
      }
    }
  }
  await Promise.all(Array.from({ length: readsAtOnce }, pushSome))
}
