// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { ReviewFacts } from '@tessera/rules/wallet/review-withdrawal'
import type { Tx } from '../../../platform/db/index.ts'
import { sharedWith } from '../../agents/index.ts'
import { worthToday } from '../../site/index.ts'
import { turnover } from '../../bets/index.ts'
import { bankAccountAddedAt, othersWithAccount } from '../bank-accounts/bank-account-store.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { earlierOf } from './facts-store.ts'
import type { Withdrawal } from './withdrawal-store.ts'

const dayMs = 86_400_000
const playDays = 30

/**
 * What is known of a withdrawal that was just inserted, and of its member. What is compared with limits is in the
 * brand's own currency.
 */
export async function reviewFacts(
  tx: Tx,
  { settings }: Pick<WalletDeps, 'settings'>,
  { memberId, amount, account, currency, createdAtMs }: Withdrawal,
): Promise<ReviewFacts> {
  const playSinceMs = createdAtMs - playDays * dayMs
  const row = await earlierOf(tx, memberId, {
    askedSinceMs: createdAtMs - dayMs,
    depositedSinceMs: playSinceMs,
  })
  const played = await turnover(tx, memberId, { fromMs: playSinceMs, toMs: createdAtMs + 1 })
  const addedAtMs = (await bankAccountAddedAt(tx, memberId, account.bankAccountId)) ?? createdAtMs
  const worth = await worthToday(tx, settings, { currency, nowMs: createdAtMs })
  return {
    amount: worth(amount),
    paidBefore: Number(row.paid_before),
    askedCount: Number(row.asked_count),
    askedSum: worth(amountOfMillionths(row.asked_sum)),
    sharedWith:
      (await sharedWith(tx, memberId, await settings.read('agents.widespreadAbove'))) +
      (await othersWithAccount(tx, memberId, account)),
    deposited: amountOfMillionths(row.deposited),
    wagered: played.stake,
    accountAgeMs: Math.max(0, createdAtMs - addedAtMs),
  }
}
