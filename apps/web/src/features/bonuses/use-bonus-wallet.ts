// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useAsk } from '../../shared/api/use-ask.ts'

export type BonusWallet = CallOutput<'bonuses.wallet'>
export type OpenBonus = BonusWallet['bonuses'][number]

/** The bonuses of the member that have not ended. */
export const useBonusWallet = () => useAsk('bonuses.wallet', {}, { member: true, staleTimeMs: 10_000 })
