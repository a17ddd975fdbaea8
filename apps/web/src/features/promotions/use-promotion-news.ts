// SPDX-License-Identifier: Apache-2.0
import { renew } from '../../shared/api/use-ask.ts'
import { useTopic } from '../../shared/live/use-topic.ts'

/** Asks anew where the member stands when the platform says that it has changed. */
export function usePromotionNews(): void {
  useTopic('promotions.status', () => renew('promotions.status', 'wallet.balance'))
}
