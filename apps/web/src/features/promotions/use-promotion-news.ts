// SPDX-License-Identifier: Apache-2.0
import { invalidate } from '../../shared/api/use-call-query.ts'
import { useTopic } from '../../shared/live/use-topic.ts'

/** Reloads the member's status when the platform says that it has changed. */
export function usePromotionNews(): void {
  useTopic('promotions.status', () => invalidate('promotions.status', 'wallet.balance'))
  // A bonus may have come with a deposit.
  useTopic('wallet.deposit', () => invalidate('promotions.status'))
}
