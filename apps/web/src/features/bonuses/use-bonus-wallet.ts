// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useAsk } from '../../shared/api/use-ask.ts'
import { useAccountKind } from '../../shared/session/session.ts'

export type BonusWallet = CallOutput<'bonuses.wallet'>
export type OpenBonus = BonusWallet['bonuses'][number]

/** The bonuses of the member that have not ended. Trial accounts have none and may not ask. */
export function useBonusWallet() {
  const { known, trial } = useAccountKind()
  return useAsk('bonuses.wallet', {}, { member: true, enabled: known && !trial, staleTimeMs: 10_000 })
}
