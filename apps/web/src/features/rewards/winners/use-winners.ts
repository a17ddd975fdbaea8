// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { language } from '../../../shared/texts/texts.ts'

export type Winner = CallOutput<'rewards.winnerBoard'>['list'][number]

/** The board holds the latest twenty wins. */
export const limitNum = 20
export const winnersInput = () => ({ gameCategory: 'ALL', language, limitNum })

/** The latest winners of the brand; reloaded each minute while the page is open. */
export function useWinners() {
  return useCallQuery('rewards.winnerBoard', winnersInput(), {
    staleTimeMs: 60_000,
    refetchIntervalMs: 60_000,
  })
}

/** The key that distinguishes one win from another. */
export function winnerKey(winner: Winner): string {
  return `${winner.time}/${winner.customerName}/${winner.gameName}/${winner.winAmount}`
}
