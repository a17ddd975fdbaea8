// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useAccountKind } from '../../shared/session/session.ts'

export type BonusWallet = CallOutput<'bonuses.wallet'>
export type OpenBonus = BonusWallet['bonuses'][number]

/** The bonuses of the member that have not ended. Trial accounts have none and may not ask. */
export function useBonusWallet() {
  const { known, trial } = useAccountKind()
  return useCallQuery('bonuses.wallet', {}, { member: true, enabled: known && !trial, staleTimeMs: 10_000 })
}
