// SPDX-License-Identifier: Apache-2.0
import { renew } from '../../shared/api/use-ask.ts'
import { useTopic } from '../../shared/live/use-topic.ts'

/** Reloads the member's status when the platform says that it has changed. */
export function usePromotionNews(): void {
  useTopic('promotions.status', () => renew('promotions.status', 'wallet.balance'))
  // A bonus may have come with a deposit.
  useTopic('wallet.deposit', () => renew('promotions.status'))
}
